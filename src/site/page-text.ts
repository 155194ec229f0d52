import type { IndexedPage, IndexedPart } from '#src/lib/text-search.ts';

const tag = /<(\/?)([a-z]\w*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g;
/** Elements that have no end. */
const single = /^(area|br|hr|img|input|link|meta|source|use|wbr)$/;
/** Controls, drawings and navigation hold no text to find. */
const silent = /^(script|style|svg|nav|dialog|form|button)$/;
/** Links that look like buttons; texts that search engines are asked not to quote; other languages. */
const unread = / (data-variant|data-nosnippet|lang)=/;
/** Nobody sees this, so that an excerpt with it would read like another text. */
const hidden = / class="visually-hidden"/;
/** Words before and after these belong together. */
const inline = /^(a|abbr|b|em|i|mark|strong|time|wbr)$/;
/** These are in a line, but apart from what is around them. */
const spaced = /^(br|span)$/;
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
  /** How many elements that are left out are open here. */
  let left = 0;
  const add = (words: string) => {
    if (level === 'h1') title += words;
    else (parts.at(-1) as IndexedPart)[level ? 'heading' : 'text'] += words;
  };
  for (const [, closes, name = '', attributes = '', text] of main.matchAll(tag)) {
    if (left > 0) {
      if (text === undefined && !single.test(name)) left += closes ? -1 : 1;
    } else if (text !== undefined) {
      add(text.replace(/[^\S\u00a0]+/g, ' '));
    } else if (silent.test(name) || unread.test(attributes)) {
      left = 1;
      add(' ');
    } else if (name !== 'h1' && hidden.test(attributes)) {
      left = 1;
    } else {
      const id = places.test(name) ? / id="([\w-]+)"/.exec(attributes)?.[1] : undefined;
      if (id) place = id;
      if (/^h[1-3]$/.test(name)) {
        level = closes ? '' : name;
        if (!closes && name !== 'h1') parts.push({ id: place, heading: '', text: '' });
        place = '';
      } else if (!inline.test(name)) {
        add(level || spaced.test(name) ? ' ' : boundary);
      }
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

/** Where no sentence ends, a dot keeps neighbours apart. Words that are tied on the page stay tied. */
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
