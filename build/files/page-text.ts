import { Parser } from 'htmlparser2';
import { island, saidFrom, until } from '#src/client/attributes.ts';
import type { IndexedPage, IndexedPart } from '#src/lib/text-search.ts';

/** Controls, drawings and navigation hold no text to find. */
const silent = /^(script|style|svg|nav|dialog|form|button)$/;
/**
 * Links that look like buttons; texts that search engines or screen readers are asked to pass over;
 * sentences and reminders of a day, which would be found on later days too.
 */
const unread = ['data-variant', 'data-nosnippet', 'aria-hidden', saidFrom, until];
/** Nobody sees this, so that an excerpt with it would read like another text. */
const hidden = 'visually-hidden';
/** Words before and after these belong together. */
const inline = /^(a|abbr|b|em|i|mark|no-wrap|strong|text-run|time|wbr)$/;
/** These are in a line, but apart from what is around them. */
const spaced = /^(br|span)$/;
/** Between two cells, items or paragraphs. */
const boundary = '\n';
/** These start a part. */
const headings = /^h[1-3]$/;
/** Their names are places that addresses can lead to. */
const places = /^(section|article|div|li|h[1-3])$/;

/** The title of a page and its text by headings, of the HTML of a whole document. */
export function textOf(html: string): Pick<IndexedPage, 'title' | 'parts'> {
  const parts: IndexedPart[] = [{ id: '', heading: '', text: '' }];
  let title = '';
  let place = '';
  let level = '';
  let isMain = false;
  /** How many open elements there are here, counted from one that is left out. */
  let left = 0;
  const add = (words: string) => {
    if (level === 'h1') title += words;
    else (parts.at(-1) as IndexedPart)[level ? 'heading' : 'text'] += words;
  };
  const addBoundary = (name: string) => {
    if (!inline.test(name)) add(level || spaced.test(name) ? ' ' : boundary);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') isMain = true;
      else if (!isMain) return;
      else if (left > 0) left += 1;
      else if (isUnread(name, attributes)) {
        left = 1;
        add(' ');
      } else if (name !== 'h1' && attributes['class'] === hidden) left = 1;
      else {
        if (places.test(name) && attributes['id']) place = attributes['id'];
        if (!headings.test(name)) return addBoundary(name);
        level = name;
        if (name !== 'h1') parts.push({ id: place, heading: '', text: '' });
        place = '';
      }
    },
    ontext(text) {
      if (isMain && left === 0) add(text.replace(/[^\S\u00a0]+/g, ' '));
    },
    onclosetag(name) {
      if (name === 'main') isMain = false;
      else if (left > 0) left -= 1;
      else if (headings.test(name)) level = '';
      else if (isMain) addBoundary(name);
    },
  });
  parser.end(html);
  return {
    title: plain(title),
    parts: parts
      .map(({ id, heading, text }) => ({ id, heading: plain(heading), text: plain(text) }))
      .filter(({ heading, text }) => heading || text),
  };
}

function isUnread(name: string, attributes: object): boolean {
  if (silent.test(name) || unread.some((attribute) => attribute in attributes)) return true;
  // Another language, except for lines that are not translated yet: see `markDefaultLanguage`.
  return 'lang' in attributes && !(island in attributes) && !/^(img|text-run)$/.test(name);
}

/** A dot separates neighbours that end no sentence. Words joined by no-break spaces stay joined. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/([.!?:;,]?)\s*\n\s*/g, (_, end) => (end ? `${end} ` : '\u00a0· '))
    .replace(/[^\S\u00a0]+/g, ' ');
}
