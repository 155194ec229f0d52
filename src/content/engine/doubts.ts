import { resolve, type SectionId } from '#src/routes.ts';
import type { Content } from './content.ts';

/** A value that may be right and probably is not; it never stops a build. */
export type Doubt = { file: string; field: string; message: string };

/** Mail hosts that addresses are usually at; one letter beside them is a slip. */
const mailHosts = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'outlook.com',
  'hotmail.com',
  'rediffmail.com',
];

const maps = /(^|\.)(google\.[a-z.]+|goo\.gl|openstreetmap\.org|bing\.com|apple\.com|mappls\.com)$/;

/**
 * The values that somebody should look at again.
 *
 * @param today as `2026-11-22`
 */
export function doubtsIn(content: Content, today: string): Doubt[] {
  return [
    ...doubtsOfSite(content, today),
    ...doubtsOfFees(content, today),
    ...doubtsOfDates(content, today),
    ...doubtsOfLinks(content),
    ...Object.entries(content.pictures)
      .filter(([, text]) => !/\s/.test(text))
      .map(([name]) => ({
        file: 'pictures.yaml',
        field: name,
        message: 'is one word, which tells nothing to those who cannot see the picture',
      })),
  ];
}

function doubtsOfSite({ site }: Content, today: string): Doubt[] {
  const doubt = (field: string, message: string) => ({ file: 'site.yaml', field, message });
  const years = Number(today.slice(0, 4)) - site.founded;
  const host = site.email.slice(site.email.indexOf('@') + 1).toLowerCase();
  const own = new URL(site.origin).hostname.replace(/^www\./, '');
  const meant = [...mailHosts, own].find((one) => isOneLetterOff(host, one));
  return [
    ...(site.claims.experience > years
      ? [doubt('claims.experience', `is more than the ${years} years since ${site.founded}`)]
      : []),
    ...(meant ? [doubt('email', `ends in ${host}. Is it ${meant}?`)] : []),
    ...(maps.test(new URL(site.mapUrl).hostname)
      ? []
      : [doubt('mapUrl', 'is not at a map that we know. Does it open one?')]),
  ];
}

function doubtsOfFees({ fees }: Content, today: string): Doubt[] {
  const doubt = (field: string, message: string) => ({ file: 'fees.yaml', field, message });
  const low = fees.levels.flatMap(({ courses }, level) =>
    courses.flatMap(({ tuition }, course) =>
      tuition !== null && tuition < 1000
        ? [doubt(`levels[${level}].courses[${course}].tuition`, `is ₹ ${tuition} for a year`)]
        : [],
    ),
  );
  const isPast =
    fees.year !== null && Number(fees.year.slice(0, 4)) < Number(today.slice(0, 4)) - 1;
  return [...low, ...(isPast ? [doubt('year', 'is over. Are these the fees of now?')] : [])];
}

/** Days of this year’s admissions that are more than a year old were forgotten. */
function doubtsOfDates({ dates }: Content, today: string): Doubt[] {
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const entries = [
    ...Object.entries(dates.programmes).map(([id, days]) => [`programmes.${id}`, days] as const),
    ...dates.tests.list.map((days, index) => [`tests.list[${index}]`, days] as const),
  ];
  return entries.flatMap(([field, days]) =>
    (['opens', 'closes', 'classes', 'test'] as const).flatMap((name) => {
      const day: unknown = (days as Record<string, unknown>)[name];
      if (typeof day !== 'string' || day >= aYearAgo) return [];
      const message = `was ${day}, more than a year ago. Move it to the past years, or write the new day`;
      return [{ file: 'dates.yaml', field: `${field}.${name}`, message }];
    }),
  );
}

/** Cards that say one course and lead to another. */
function doubtsOfLinks({ courses, home, master }: Content): Doubt[] {
  const message = 'leads to another course than the one that its card names';
  const cards = [
    ...courses.courses.map(({ link, programme }, index) => {
      return { file: 'courses.yaml', field: `courses[${index}].link`, link, ids: [programme] };
    }),
    // A category may also lead to a page of several courses.
    ...home.categories.items.flatMap(({ path: link, programmes: ids }, index) =>
      sectionOf(link)
        ? [{ file: 'home.yaml', field: `categories.items[${index}].path`, link, ids }]
        : [],
    ),
    ...master.courses.map(({ link, entry }, index) => {
      return { file: 'master.yaml', field: `courses[${index}].link`, link, ids: entry.previous };
    }),
  ];
  return cards
    .filter(({ link, ids }) => !ids.some((id) => id === sectionOf(link)))
    .map(({ file, field }) => ({ file, field, message }));
}

/** The course section that an address belongs to. */
function sectionOf(address: string): SectionId | undefined {
  const found = resolve(address);
  return found.kind === 'page' && found.route.page === 'section' ? found.route.section : undefined;
}

/** One letter is another one, is missing, is too many, or has changed places with its neighbour. */
function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
