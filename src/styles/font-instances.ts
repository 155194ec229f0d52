/** The two static instances of Anek that the site and its documents are set in: text, and headings. */
export const fontInstances = [
  { name: 'text', wght: 420, wdth: 100 },
  { name: 'bold', wght: 700, wdth: 88 },
] as const;
