import type { IndexedPage, IndexedPart } from './text-search.ts';

/** Parts that hold no text to find: what is operated, drawn or leads on, and links that look like buttons. */
const silent = /<(script|style|svg|nav|dialog|form|button|a(?=[^>]* data-variant))\b.*?<\/\1>/gs;
/** What search engines are asked not to quote either. */
const unquoted = /<(li|article|section)\b[^>]* data-nosnippet.*?<\/\1>/gs;
/** Nor does anybody see this, so that an excerpt with it would read like another text. */
const hidden = /<(span|caption) class="visually-hidden">.*?<\/\1>/gs;
/** An element with `lang` is in another language than the page, in which nobody searches here. */
const foreign = /<(a|p|small|span)\b[^>]* lang=".*?<\/\1>/gs;
const tag = /<(\/?)([a-z]\w*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g;
/** Words before and after these belong together. */
const inline = /^(a|abbr|b|em|i|mark|strong|time|wbr)$/;
/** These are in a line, but apart from what is around them. */
const spaced = /^(br|small|span)$/;
/** Between two cells, items or paragraphs. */
const boundary = '\n';
/** Their names are places that addresses can lead to. */
const places = /^(section|article|div|li|h[1-3])$/;

/**
 * The title of a page and its text by headings.
 *
 * @param html a document of this site: well formed, with `>` written as `&gt;` in attributes
 */
export function textOf(html: string): Pick<IndexedPage, 'title' | 'parts'> {
  const main = /<main\b.*?>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const parts: IndexedPart[] = [{ id: '', heading: '', text: '' }];
  let title = '';
  let place = '';
  let level = '';
  for (const [, closes, name = '', attributes = '', text] of main
    .replace(silent, ' ')
    .replace(unquoted, ' ')
    .replace(hidden, '')
    .replace(foreign, ' ')
    .matchAll(tag)) {
    const part = parts.at(-1) as IndexedPart;
    if (text !== undefined) {
      const words = text.replace(/[^\S\u00a0]+/g, ' ');
      if (level === 'h1') title += words;
      else part[level ? 'heading' : 'text'] += words;
      continue;
    }
    const id = places.test(name) ? / id="([\w-]+)"/.exec(attributes)?.[1] : undefined;
    if (id) place = id;
    if (/^h[1-3]$/.test(name)) {
      level = closes ? '' : name;
      if (!closes && name !== 'h1') parts.push({ id: place, heading: '', text: '' });
      place = '';
    } else if (!inline.test(name)) {
      part[level ? 'heading' : 'text'] += level || spaced.test(name) ? ' ' : boundary;
    }
  }
  return {
    title: plain(title),
    parts: parts
      .map(({ id, heading, text }) => ({ id, heading: plain(heading), text: plain(text) }))
      .filter(({ heading, text }) => heading || text),
  };
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Where no sentence ends, a dot keeps neighbours apart. What is tied on the page stays tied. */
function plain(html: string): string {
  return html
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (written, hex, decimal, name) =>
      name
        ? (signs[name] ?? written)
        : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .trim()
    .replace(/([.!?:;,]?)\s*\n\s*/g, (_, end) => (end ? `${end} ` : '\u00a0· '))
    .replace(/[^\S\u00a0]+/g, ' ');
}
