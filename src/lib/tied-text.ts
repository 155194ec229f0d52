const units = [
  ...['days?', 'working days', 'weeks?', 'months?', 'years?', 'semesters?', 'seats?', 'lakh'],
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
  // In other letters than Latin ones any word may be one.
  '(?!\\p{Script=Latin})[\\p{L}\\p{M}]+',
].join('|');
/** What a number is filled into; of other names it is not known what they hold. */
const numbers = ['count', 'years', 'months', 'semesters', 'seats', 'minimum', 'maximum'].join('|');
const beforeUnit = new RegExp(`(?<=\\d|\\{(?:${numbers})\\}) (?=(?:${units})(?![\\w-]))`, 'gu');

/** A text whose amounts, lengths and days are not broken over two lines. */
export function tiedText(text: string): string {
  return text.replace(/(?<=[₹+]) (?=[\d{])/g, '\u00a0').replace(beforeUnit, '\u00a0');
}

/** The same text with ordinary spaces, as its meaning is compared and told to machines. */
export function untiedText(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
