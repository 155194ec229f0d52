import { z } from 'zod';
import { defaultLang } from '#src/languages.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { tiedText, typeset } from '#src/lib/tied-text.ts';
import { phonesIn } from '#src/lib/typed-values.ts';
import {
  anchors,
  documentPaths,
  type Link,
  type Path,
  pagesWithAnswers,
  resolve,
  routes,
} from '#src/routes.ts';
import { grounds, medals } from '#src/styles/grounds.ts';
import { isPhotograph, type PhotographName, photographPattern } from './photographs.ts';
import { pictures } from './pictures.generated.ts';

/** Shapes that more than one content file uses. */

/** Text that is no prose, the same in every language: an id, a name of a group, a code. */
export const text = z
  .string()
  .trim()
  .overwrite(tiedText)
  .min(1, 'must not be empty')
  .max(10_000, 'is longer than 10,000 characters');

/** Marks what a visitor reads; all else is a fact, which is in no translation. */
function asProse<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ prose: true });
}

/** Whether a schema is marked as prose. */
export function isProse(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.['prose'] === true;
}

/** How pages show a text of a schema: with links and lists, in paragraphs, or on one line. */
export type ShownAs = 'markdown' | 'paragraphs' | 'line';

export function shownAs(schema: z.core.$ZodType): ShownAs {
  const { markdown, paragraphs } = z.globalRegistry.get(schema) ?? {};
  if (markdown) return 'markdown';
  return paragraphs ? 'paragraphs' : 'line';
}

export const prose = asProse(text.overwrite(typeset));

/** For `paragraphsOf()`. */
export const paragraphs = prose
  .describe('Paragraphs, an empty line between two')
  .meta({ prose: true, paragraphs: true });

/** A question; a longer text was meant for another field. */
export const question = asProse(
  text.overwrite(typeset).max(200, 'is longer than 200 characters. Shorten it'),
);

/** Search engines cut page titles and descriptions beyond these lengths; so do we (`shorten`). */
export const longest = { title: 70, description: 165 } as const;

export const pageTitle = asProse(z.string().trim().min(2))
  .describe('In the browser’s tab, and the heading of a search result')
  .meta({ shownLength: longest.title });
export const pageDescription = asProse(z.string().trim().min(50, 'is shorter than 50 characters'))
  .describe('Below the heading of a search result')
  .meta({ shownLength: longest.description });

/** A drawing of the site, or a photograph that was taken into it. */
export type PictureName = keyof typeof pictures | PhotographName;
const drawnNames = Object.keys(pictures) as (keyof typeof pictures)[];

export const isPictureName = (value: unknown): value is PictureName =>
  typeof value === 'string' && (Object.hasOwn(pictures, value) || isPhotograph(value));

export const pictureName = z
  .custom<PictureName>(
    isPictureName,
    'is no picture of the site. Choose one; content/pictures.yaml lists their names',
  )
  .meta({
    type: 'string',
    pattern: `^(?:${photographPattern()}|${drawnNames.join('|')})$`,
    // Editors offer these; the pattern alone says nothing to them.
    examples: drawnNames,
    names: 'picture',
  });

/** The text of every picture, by its name: what it shows. */
export const picturesSchema = z.record(pictureName, prose).superRefine((texts, context) => {
  for (const name of drawnNames.filter((one) => !Object.hasOwn(texts, one))) {
    context.addIssue({ code: 'custom', path: [name], message: 'is missing. Say what it shows' });
  }
});

/** The name of a part of a page in addresses. */
export const id = z
  .string()
  .regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens only, such as entrance-coaching');

/** Refuses each value that is there before, at its own place. */
export function refuseRepeats(
  values: readonly { value: unknown; path: (string | number)[] }[],
  context: z.RefinementCtx,
  explain = (value: unknown) => `'${value}' appears twice. Write another, or remove one of the two`,
): void {
  values.forEach(({ value, path }, index) => {
    const isFirst = values.findIndex((one) => one.value === value) === index;
    if (isFirst || value === undefined || value === null) return;
    context.addIssue({ code: 'custom', path, message: explain(value) });
  });
}

/** A list in which no two entries have the same value, or the same value of one of these fields. */
export function distinct<Schema extends z.ZodType>(list: z.ZodArray<Schema>, ...fields: string[]) {
  return list.superRefine((entries, context) => {
    if (fields.length === 0) {
      const values = entries.map((value, index) => ({ value, path: [index] }));
      refuseRepeats(values, context);
    }
    for (const field of fields) {
      const values = entries.map((entry, index) => {
        return { value: (entry as Record<string, unknown>)?.[field], path: [index, field] };
      });
      refuseRepeats(values, context);
    }
  });
}

/** An address of another site. */
export const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'must be a full address that begins with https://, such as https://www.example.org',
});

/** A telephone number that works from everywhere. */
export const phoneNumber = z
  .string()
  .trim()
  .superRefine((number, context) => {
    const digits = number.replaceAll(/\D/g, '');
    const isIndian = number.startsWith('+91');
    if (/^\+\d[\d ]{7,18}$/.test(number) && (!isIndian || digits.length === 12)) return;
    const meant = phonesIn(number);
    const message =
      meant.length === 0
        ? 'must be an international number, such as +91 98480 00000: +91 and ten digits'
        : meant.length === 1
          ? `must be written as ${meant[0]}`
          : `has room for one number. Write ${meant.join(' or ')}`;
    context.addIssue({ code: 'custom', message });
  })
  .meta({ reads: 'phone' });

/** A day in the past; a year such as 9999 is a slip of the keyboard. */
/** A day of this century. */
export const dayOfCentury = z.iso
  .date({ abort: true })
  .refine((value) => /^20/.test(value), 'must be a day of this century');

/** A time of day such as `09:30`. */
export const clock = z.iso
  .time({
    precision: -1,
    error: 'must be a time. Write 09:30, and 16:30 for half past four',
  })
  .meta({ reads: 'time' });

export const pastDay = z.iso
  .date({ abort: true })
  .refine(
    (day) => day >= '2000-01-01' && day <= indianDay(new Date()),
    'must be a day from 2000 to today',
  );

/** A link to a page of this site (`/contact`, `/admissions#fees`) or a full https address. */
export const link = z
  .custom<Link>(
    (value) => typeof value === 'string' && leadsSomewhere(value),
    'leads nowhere. Use the address of a page of this site, such as /contact, a place on it, such as /admissions#enquiry, or a full https:// address',
  )
  .meta({ type: 'string', names: 'link' })
  .describe('The page that it leads to');

/** A link that is called as its page is, so it leads to a page of this site. */
export const pagePath = z
  .custom<Path>(
    (value) => routes.some(({ path }) => path === value),
    'is no page of this site. Use the address of one, such as /contact',
  )
  .meta({ type: 'string', names: 'link' })
  .describe('The page that it leads to');

function leadsSomewhere(value: string): boolean {
  if (value.startsWith('https://')) return webAddress.safeParse(value).success;
  const [address = '', place] = value.split('#');
  const [path = '', query] = address.split('?');
  const others: readonly string[] = ['/admission', ...documentPaths];
  const found = resolve(path);
  // Content names pages by their addresses in the default language; links stay in the edition's.
  if (others.includes(path)) return place === undefined;
  if (found.kind !== 'page' || found.lang !== defaultLang) return false;
  const holdsAnswers = query !== undefined || place?.includes('=');
  if (holdsAnswers) return pagesWithAnswers.includes(found.route.path);
  return place === undefined || (anchors[found.route.path]?.includes(place) ?? false);
}

export const ground = z
  .enum(grounds)
  .describe(
    'Colour behind it; madder is nursing, turmeric physiotherapy, neem the laboratory, indigo Intermediate',
  );

/** Title and description, which browsers and search engines show. */
export const pageMeta = { title: pageTitle, description: pageDescription };

/** The top of a page, for `<PageHead>` or `<BigNotice>`. */
export const pageHead = {
  ...pageMeta,
  heading: prose,
  greeting: prose.describe('The title in Telugu, above the heading of the English page'),
  lead: prose,
  ground,
  picture: pictureName.optional(),
};
export const medal = z.enum(medals).describe('Lotus drawing of the field of study');

/** A day of any year, written month first as in ISO 8601: `12-31`. */
export const monthDay = z
  .string()
  .refine(
    (value) => z.iso.date().safeParse(`2000-${value}`).success,
    'must be a month and a day, such as 12-31',
  );

/** Words in braces that stand for a fact of site.yaml, in every text. */
export const siteTokens = [
  'institution',
  'short',
  'kind',
  'founded',
  'locality',
  'district',
  'state',
  'experience',
  'graduates',
  'countries',
  'placement',
  'lengthNote',
  'officeDays',
  'phone',
  'email',
  'call',
  'chat',
  'mail',
] as const;

/** A phrase of the interface that holds these words in braces, each of them, and no others. */
export function phrase(...tokens: readonly string[]) {
  return asProse(
    text.overwrite(typeset).superRefine((value, context) => {
      const found = [...value.matchAll(/\{(\w+)\}/g)].map(([, token = '']) => token);
      const known: readonly string[] = [...tokens, ...siteTokens];
      for (const token of tokens.filter((one) => !found.includes(one))) {
        context.addIssue({ code: 'custom', message: `must hold {${token}}` });
      }
      for (const token of found.filter((one) => !known.includes(one))) {
        context.addIssue({
          code: 'custom',
          message: `must not hold {${token}}, which stands for nothing here`,
        });
      }
    }),
  );
}
