/**
 * The address that is meant by one that was handed on by messengers, mail and hand: without what
 * was escaped once too often, the signs of the sentence around it, invisible signs and capitals.
 *
 * @param pathname the path of an address, percent-encoded or not
 * @returns the same for every path that is written as it should be; not encoded
 */
export function plainAddress(pathname: string): string {
  const signs = /[\s.,:;!?()[\]{}<>"'`*_|\\‘’“”«»…।]+$/;
  const decoded = decode(decode(pathname));
  const plain = decoded
    .replace(/&(amp;)+/gi, '&')
    .replace(/[\p{Cf}\p{Zs}]+/gu, '')
    .replace(signs, '')
    .replace(/\/{2,}/g, '/')
    .toLowerCase();
  return plain || '/';
}

/**
 * A path, with its language or without, lacking the slash, the name of a home's index or the ending of
 * a file, which pages do not have.
 */
export function withoutEnding(path: string): string {
  const plain = path.replace(/(\/index)?\.html$/, '').replace(/^(\/[a-z]{2})?\/index$/, '$1');
  return plain.replace(/(.)\/$/, '$1') || '/';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign of its own, or half a letter.
    return text;
  }
}
