import type { CatalogueEntry } from '#src/content/schemas/courses.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import type { Describe } from '#src/domain/describe.ts';
import { fill, fillTokens } from '#src/lib/fill-tokens.ts';
import { type SectionId, sectionIds, sections } from '#src/routes.ts';
import { fillOnce } from './fill-once.ts';
import type { Report } from './parse.ts';
import type { SiteWords } from './site-words.ts';

export type Programmes = Record<SectionId, Programme>;

/** Checks every programme against the routes and fills the words in braces of its texts. */
export function checkProgrammes(
  programmes: Programmes,
  site: SiteWords,
  describe: Describe,
  report: Report,
): Programmes {
  const entries = sectionIds.map((id) => {
    const programme = programmes[id];
    const problem = (field: string, message: string) =>
      report.add(`programmes/${id}.yaml`, field, message);
    checkProgramme(id, programme, problem);
    const words = { ...site, ...programmeWords(programme, describe) };
    const filled = fillOnce(programme, words, (token, field) =>
      problem(field, `{${token}} has no value here. Give its value, or take the word out`),
    );
    return [id, filled];
  });
  return Object.fromEntries(entries) as Programmes;
}

/** Fills the words in braces of the catalogue's cards from the values of their programmes. */
export function fillCourses(
  cards: readonly CatalogueEntry[],
  programmes: Programmes,
  describe: Describe,
  report: Report,
): CatalogueEntry[] {
  return cards.map((card, index) => {
    const programme = card.programme && programmes[card.programme];
    const words = programme ? wordsOfCard(programme, card, describe) : {};
    return fillTokens(card, words, (token, field) => {
      const message = programme
        ? `{${token}} has no value for this programme and group. Give its value, or take the word out`
        : `{${token}} has no value here, since this course names no programme. Write the value itself`;
      report.add('courses.yaml', `courses[${index}].${field}`, message);
    });
  });
}

function wordsOfCard(
  { duration, intake, lengthNote }: Programme,
  card: CatalogueEntry,
  describe: Describe,
) {
  const seats = intake.find(({ group }) => group === card.group)?.seats;
  return {
    length: describe.catalogueLength(duration),
    lengthNote,
    seats: seats ? String(seats) : undefined,
  };
}

/** The sentence that explains a length given in two ways; undefined where it is given in one. */
export function explainLength({ duration, lengthNote }: Programme, describe: Describe) {
  const { years, semesters } = duration;
  const internship = describe.internshipLength(duration);
  return lengthNote && fill(lengthNote, { years, semesters, internship });
}

function programmeWords(programme: Programme, describe: Describe) {
  const { duration, intake, entry, selection } = programme;
  const { attendance, passMark } = programme;
  const { age, minimum, reserved } = entry;
  const ageShort = age && describe.age({ ...age, reckonedOn: undefined });
  return {
    duration: describe.duration(duration),
    length: describe.length(duration),
    lengthNote: explainLength(programme, describe),
    years: String(duration.years),
    semesters: duration.semesters?.toString(),
    internship: describe.internshipLength(duration),
    selection: selection.text,
    intake: describe.intake(intake),
    entry: describe.entry(entry),
    minimum: minimum && describe.minimum(minimum),
    reserved: reserved && describe.reserved(reserved),
    age: age && describe.age(age),
    stricter: entry.stricter && describe.minimum(entry.stricter),
    ageShort: ageShort && ageShort.charAt(0).toLowerCase() + ageShort.slice(1),
    youngest: age?.minimum?.toString(),
    oldest: age?.maximum?.toString(),
    attendance: attendance ? describe.attendance(attendance) : undefined,
    passMark: passMark ? describe.passMark(passMark) : undefined,
  };
}

function checkProgramme(
  id: SectionId,
  programme: Programme,
  problem: (field: string, message: string) => void,
) {
  if (programme.id !== id) problem('id', `must be '${id}', as the file's name says`);
  const slugs: readonly string[] = sections[id].pages;
  for (const slug of slugs) {
    if (Object.hasOwn(programme.pages, slug)) continue;
    problem('pages', `lacks '${slug}'. Restore this sub-page`);
  }
  for (const [slug, { show, of }] of Object.entries(programme.pages)) {
    if (!slugs.includes(slug))
      problem(`pages.${slug}`, `is no sub-page of this course. Use one of: ${slugs.join(', ')}`);
    if (show !== 'stream' && show !== 'modules') continue;
    const known = show === 'stream' ? programme.streams : programme.modules;
    if (!of) problem(`pages.${slug}.of`, `is missing. Name the ${show} that the page shows`);
    // Without any, the page says so itself (SPEC.md section 8).
    else if (known && !Object.hasOwn(known, of)) {
      problem(`pages.${slug}.of`, `'${of}' is none of ${Object.keys(known).join(', ')}`);
    }
  }
}
