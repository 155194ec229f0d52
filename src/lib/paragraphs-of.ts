/** The paragraphs of a text, between which it has an empty line. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter(Boolean);
}
