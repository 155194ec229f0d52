import {
  describeAge,
  describeEntry,
  describeMinimum,
  describeReserved,
} from '#src/admissions/entry-rules.ts';
import {
  describeAttendance,
  describeIntake,
  describeLength,
  describePassMark,
} from '#src/admissions/programme-facts.ts';
import { fillTokens } from '#src/lib/fill-tokens.ts';
import { type SectionId, sectionIds, sections } from '#src/routes.ts';
import type { CatalogueEntry } from './catalogue-schema.ts';
import { type Programme, programmeSchema } from './programme-schema.ts';
import { type Report, readYaml } from './read.ts';
import { pageDescription } from './schemas.ts';

export type Programmes = Record<SectionId, Programme>;

/**
 * Reads the file of every course section, fills the tokens in its texts and checks it against the
 * routes.
 *
 * @param siteWords words that all pages share
 * @returns undefined when a file has problems; they are in `report`
 */
export function loadProgrammes(
  report: Report,
  siteWords: Readonly<Record<string, string>>,
  folder?: string,
): Programmes | undefined {
  const programmes = sectionIds.map((id) => {
    const name = `programmes/${id}.yaml`;
    const programme = readYaml(name, programmeSchema, report, folder);
    if (!programme) return undefined;
    const problem = (field: string, message: string) =>
      report.problems.push({ file: `content/${name}`, field, message });
    checkProgramme(id, programme, problem);
    const words = { ...siteWords, ...programmeWords(programme) };
    const filled = fillTokens(programme, words, (token, field) =>
      problem(field, `{${token}} has no value here. content/programmes/README.md lists the words`),
    );
    for (const [slug, { description }] of Object.entries(filled.pages)) {
      const { success, error } = pageDescription.safeParse(description);
      if (!success) problem(`pages.${slug}.description`, error.issues[0]?.message ?? 'is wrong');
    }
    return filled;
  });
  if (!programmes.every((programme) => programme !== undefined)) return undefined;
  return Object.fromEntries(programmes.map((programme) => [programme.id, programme])) as Programmes;
}

/** Fills the tokens of a catalogue entry from the values of its programme. */
export function fillCatalogueEntry(
  entry: CatalogueEntry,
  programmes: Programmes,
  onUnknown: (token: string, field: string) => void,
): CatalogueEntry {
  const { duration, intake, lengthNote } = programmes[entry.programme];
  const seats = intake.find(({ group }) => group === entry.group)?.seats;
  const words = {
    length: describeLength(duration),
    lengthNote,
    seats: seats ? String(seats) : undefined,
  };
  return fillTokens(entry, words, onUnknown);
}

function programmeWords(programme: Programme) {
  const { duration, intake, entry, selection, lengthNote, attendance, passMark } = programme;
  const age = entry.age && describeAge(entry.age);
  const ageShort = entry.age && describeAge({ ...entry.age, reckonedOn: undefined });
  return {
    duration: duration.text,
    length: describeLength(duration),
    lengthNote,
    intake: describeIntake(intake),
    entry: describeEntry(entry),
    minimum: entry.minimum && describeMinimum(entry.minimum),
    reserved: entry.reserved && describeReserved(entry.reserved),
    selection: selection.text,
    age,
    ageShort: ageShort && ageShort.charAt(0).toLowerCase() + ageShort.slice(1),
    youngest: entry.age?.minimum?.toString(),
    oldest: entry.age?.maximum?.toString(),
    attendance: attendance ? describeAttendance(attendance) : undefined,
    passMark: passMark ? describePassMark(passMark) : undefined,
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
    problem('pages', `lacks '${slug}', which src/routes.ts lists`);
  }
  for (const [slug, { show, of }] of Object.entries(programme.pages)) {
    if (!slugs.includes(slug)) problem(`pages.${slug}`, 'is not listed in src/routes.ts');
    if (show !== 'stream' && show !== 'modules') continue;
    const known = show === 'stream' ? programme.streams : programme.modules;
    if (!of) problem(`pages.${slug}.of`, `is missing. Name the ${show} that the page shows`);
    // Without any, the page says so itself (SPEC.md section 8).
    else if (known && !Object.hasOwn(known, of)) {
      problem(`pages.${slug}.of`, `'${of}' is none of ${Object.keys(known).join(', ')}`);
    }
  }
}
