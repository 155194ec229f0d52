import { isScalar, type Scalar, visit } from 'yaml';
import { contentSchemas } from '#src/content/check/content.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { fieldOf } from '#src/content/check/parse.ts';
import { isMarked, partOf } from '#src/content/check/prose.ts';
import { editPair, otherInstitution, settledFiles } from './settled.ts';

/** For tests: what officers do to the content in a first month, and more than they are likely to do. */
export const edits = {
  'a first month': firstMonth,
  'one entry fewer': oneFewer,
  'every fact, longer texts and more entries': everythingMore,
} satisfies Record<string, () => ContentFiles>;

type Files = Map<string, string>;
type Path = readonly (string | number)[];

/** A longer message, a fifth question, name, mail and phone, and one more link, network and body. */
function firstMonth(): Files {
  const files: Files = new Map(readContentFiles());
  editPair(files, 'site.yaml', (document, translation) => {
    for (const [field, value, telugu] of otherInstitution) {
      if (!/^(name|shortName|phone|email)$/.test(field)) continue;
      const node = document.getIn([field], true) as Scalar;
      node.value = value;
      delete node.tag;
      if (telugu) translation.setIn([field], telugu);
    }
  });
  editPair(files, 'home.yaml', (...languages) => {
    for (const one of languages) {
      const words = ['founder', 'words'];
      one.setIn(words, Array(6).fill(one.getIn(words)).join(' '));
    }
  });
  moreLinks(files);
  return files;
}

function moreLinks(files: Files): void {
  oneMore(files, 'contact.yaml', ['faq', 'items'], 'question');
  oneMore(files, 'admissions.yaml', ['faq', 'items'], 'question');
  oneMore(files, 'site.yaml', ['footer', 'quickLinks'], 'title', { path: '/facilities' });
  oneMore(files, 'site.yaml', ['social'], 'url', {
    name: 'YouTube',
    url: 'https://www.youtube.com/@college',
  });
  oneMore(files, 'about-us.yaml', ['affiliations', 'bodies'], 'name', {
    short: 'APSCHE',
    logo: '/patterns/seal-plain.svg',
    link: 'https://apsche.ap.gov.in',
  });
}

function oneFewer(): Files {
  const files: Files = new Map(readContentFiles());
  const lists: readonly [name: string, path: Path][] = [
    ['site.yaml', ['footer', 'quickLinks']],
    ['site.yaml', ['social']],
    ['home.yaml', ['apply', 'steps']],
    ['about-us.yaml', ['story', 'paragraphs']],
    ['about-us.yaml', ['mission', 'points']],
    ['about-us.yaml', ['campusLife', 'pictures']],
    ['admissions.yaml', ['why', 'points']],
    ['admissions.yaml', ['enquiry', 'points']],
    ['costs.yaml', ['seats', 'points']],
    ['costs.yaml', ['questions', 'list']],
  ];
  for (const [name, path] of lists) {
    editPair(files, name, (...languages) => {
      for (const one of languages) {
        const length = entries(one.getIn(path)).length;
        if (length > 0) one.deleteIn([...path, length - 1]);
      }
    });
  }
  return files;
}

function everythingMore(): Files {
  const files: Files = new Map(settledFiles());
  for (const [name, schema] of contentSchemas) {
    // Words of the interface hold what SPEC.md fixes.
    if (name === 'words.yaml') continue;
    editPair(files, name, (document, translation) => {
      visit(document, {
        Scalar(key, node, ancestors) {
          if (key === 'key' || typeof node.value !== 'string' || node.tag === '!ask') return;
          const path = fieldOf([...ancestors, node])
            .split(/[.[\]]+/)
            .filter(Boolean);
          const at = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
          let part: Parameters<typeof partOf>[0] | undefined = schema;
          for (const step of at) part = part && partOf(part, step);
          if (!part || !isMarked(part)) return;
          node.value = longer(node.value, path);
          const telugu = translation.getIn(at, true);
          if (isScalar(telugu) && typeof telugu.value === 'string') {
            telugu.value = longer(telugu.value, path);
          }
        },
      });
    });
  }
  moreLinks(files);
  oneMore(files, 'home.yaml', ['hero', 'slides'], 'heading');
  oneMore(files, 'home.yaml', ['why', 'items'], 'title', { id: 'another' });
  oneMore(files, 'home.yaml', ['articles', 'items'], 'title');
  oneMore(files, 'home.yaml', ['statistics', 'headlines']);
  oneMore(files, 'home.yaml', ['apply', 'steps'], 'title');
  oneMore(files, 'facilities.yaml', ['hero', 'slides'], 'title');
  oneMore(files, 'facilities.yaml', ['facilities'], 'question');
  oneMore(files, 'about-us.yaml', ['mission', 'points'], 'heading');
  oneMore(files, 'about-us.yaml', ['governingBody', 'members'], 'name', {
    id: 'another',
    phone: '+91 98480 27366',
  });
  oneMore(files, 'admissions.yaml', ['why', 'points'], 'heading');
  oneMore(files, 'costs.yaml', ['questions', 'list']);
  oneMore(files, 'terms-and-conditions.yaml', ['sections'], 'heading', { id: 'another' });
  return files;
}

/**
 * The last entry of a list once more, in both languages.
 *
 * @param distinct the field in which the two differ, where entries are no texts
 * @param facts of the new entry
 */
function oneMore(
  files: Files,
  name: string,
  path: Path,
  distinct = '',
  facts: Readonly<Record<string, unknown>> = {},
): void {
  editPair(files, name, (document, translation) => {
    for (const one of [document, translation]) {
      const last = entries(one.toJS() && one.getIn(path)).at(-1);
      if (last === undefined) continue;
      if (typeof last === 'string') one.addIn(path, `${last} (2)`);
      else {
        const own = one === document ? facts : {};
        const other = typeof last[distinct] === 'string' && !(distinct in own);
        const changed = {
          ...last,
          ...own,
          ...(other ? { [distinct]: `${last[distinct]} (2)` } : {}),
        };
        one.addIn(path, one.createNode(JSON.parse(JSON.stringify(changed))));
      }
    }
  });
}

type Entry = string | Record<string, unknown>;

/** The entries of a list of a document, as plain values. */
function entries(list: unknown): Entry[] {
  return list && typeof list === 'object' && 'toJSON' in list
    ? (list as { toJSON: () => Entry[] }).toJSON()
    : [];
}

/** A text that is 40 % longer, by its own first words; names and questions have limits of their own. */
function longer(text: string, path: readonly string[]): string {
  const isShort = text.length <= 12 || path.at(-1) === 'teluguName';
  const isQuestion = path.includes('question') || path.includes('questions');
  if (isShort || text.startsWith('http') || (isQuestion && text.length > 130)) return text;
  // Nothing is put behind the last cell of a table.
  if (text.trimEnd().endsWith('|')) return text;
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{M}]+,?$/u.test(word));
  let added = '';
  for (const word of words) {
    if (added.length >= text.length * 0.4) break;
    added += ` ${word}`;
  }
  return text + added;
}
