import { renderSVG } from 'uqr';
import { describeAddress } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import {
  admissionOf,
  datedProgrammes,
  datedTests,
  testOf,
} from '#src/content/views/admission-dates.ts';
import { type Cell, daysOfMark, keyOf, marksIn, wovenYear } from '#src/content/views/woven-year.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { sectionIds } from '#src/routes.ts';
import type { DocumentData } from './typeset.ts';

/**
 * The data of `dates-poster.typ`: the woven year of the day on which it is made, for the notice board
 * of a school.
 *
 * @param today as `2026-11-28`
 */
export function datesPoster(edition: Edition, today: string) {
  const { content, words, describe, lang, href } = edition;
  const { site, dates } = content;
  const { months, wefts } = wovenYear(edition, today);
  const tests = datedTests(edition);
  const { origin } = site;
  const address = new URL(href('/admissions/dates'), origin).href;
  const { woven } = words.dates;
  return {
    lang,
    title: `${woven.heading}, ${site.name}`,
    author: site.name,
    description: woven.caption,
    sizes: [10.5, 10, 9.5, 9, 8.5, 8],
    ground: 'indigo',
    head: words.fees.head,
    heading: woven.heading,
    months: months.map(({ initial, rest, year }) => ({ name: initial + rest, year })),
    rows: wefts.map(({ id, name, follows = '', dye, cells }) => {
      const programme = sectionIds.find((one) => one === id);
      const test = tests.find((one) => one.id === id);
      const said = programme
        ? admissionOf(edition, programme, today, { asks: false })
        : test
          ? testOf(edition, test, today)
          : [];
      // The drawing shows the day of a test and the first day of classes; here they are said.
      const dated = [...datedProgrammes(edition), ...tests].find((one) => one.id === id);
      const marks = dated ? marksIn(edition, dated, today) : [];
      const days = marks.filter(({ kind }) => kind !== 'form');
      const sentences = new Set(days.map((mark) => `${daysOfMark(edition, mark)}.`));
      return {
        name,
        follows,
        dye,
        heading: id === tests[0]?.id ? dates.tests.heading : '',
        marks: marksOf(cells),
        said: [said[0]?.text.replaceAll('\n', ' ') ?? '', ...sentences].join(' '),
      };
    }),
    key: keyOf(edition, wefts),
    qr: {
      address,
      svg: renderSVG(address, { ecc: 'M', border: 4 }),
      alt: fill(words.sheet.code, { address }),
      text: fill(words.dates.scan, { address: new URL(origin).host }),
    },
    office: words.fees.office,
    address: describeAddress(edition),
    asKnown: fill(words.dates.asKnown, { day: describe.day(today) }),
  } satisfies DocumentData & Record<string, unknown>;
}

/** Where each mark begins and ends, in months from the first one. */
function marksOf(cells: readonly Cell[]) {
  let start = 0;
  return cells.flatMap(({ months, marks }) => {
    const first = start;
    start += months;
    return marks.map(({ kind, told, x, width, year = '' }) => ({
      kind,
      told,
      from: first + x * months,
      to: first + (x + width) * months,
      year,
    }));
  });
}
