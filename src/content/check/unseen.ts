/**
 * Letters that cannot be seen, or that turn what follows around: controls, marks of direction, spaces
 * without width, soft hyphens, fillers, and letters of a font's own. Joiners belong to the
 * scripts of India and to emoji alone.
 */
export const unseen =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]|\p{Cs}|\p{Co}|(?<!(?!\p{Script=Latin})[\p{L}\p{M}]|\p{Extended_Pictographic}|\ufe0f)[\u200c\u200d]/u;

/** A pasted text without them. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(new RegExp(unseen, 'gu'), '');
}
