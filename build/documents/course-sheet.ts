import { renderSVG } from 'uqr';
import { describeAddress, describeDays, describeHours } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import { datedProgrammes, stepsOf } from '#src/content/views/admission-dates.ts';
import { programmeRows, yearLotus } from '#src/content/views/programme-rows.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { type SectionId, sectionStart } from '#src/routes.ts';
import type { DocumentData } from './typeset.ts';

/** The data of `course-sheet.typ`, in words, made of the same values as the pages of the course. */
export function courseSheet(edition: Edition, id: SectionId) {
  const { content, words, describe, lang } = edition;
  const { site, sheets } = content;
  const programme = content.programmes[id];
  const { name, fullName, hero, ground, medal, indicative, selection, duration, lengthNote } =
    programme;
  const rows = programmeRows(edition);
  const { source: from } = selection;
  const source = from?.published ? `${from.title} (${describe.day(from.published)})` : from?.title;
  return {
    lang,
    title: `${fullName}, ${site.name}`,
    author: site.name,
    sizes: [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5],
    description: fill(words.sheet.description, { course: fullName }),
    // The sender, above the name.
    head: words.fees.head,
    name,
    fullName: name === fullName ? null : fullName,
    tagline: hero.tagline,
    ground,
    medal,
    // Said first of a programme that is not confirmed.
    indicative: indicative ?? null,
    glance: { heading: words.sheet.glance, rows: glance(edition, programme) },
    selection: {
      heading: rows.selection.heading,
      text: selection.text,
      source: source ? fill(words.source.source, { name: source }) : null,
    },
    follows: { heading: rows.follows.heading, text: rows.follows.value(programme) },
    years: years(edition, programme),
    more: more(edition, programme),
    papers: papers(edition, programme),
    ask: waysToAsk(edition, programme),
    code: code(edition, id),
    note:
      lengthNote && !duration.internshipWithin
        ? `${lengthNote} ${words.sheet.note}`
        : words.sheet.note,
    issued: fill(words.sheet.issued, { day: describe.day(sheets.issued) }),
  } satisfies DocumentData & Record<string, unknown>;
}

/** The rows that are short, and the days that are known. */
function glance(edition: Edition, programme: Programme): string[][] {
  const { words, describe } = edition;
  const { selection: _selection, follows: _follows, fee, ...others } = programmeRows(edition);
  // Sheets name a fee only where one is known.
  const rows = fee.value(programme) ? { ...others, fee } : others;
  const { reserved } = programme.entry;
  const known = Object.values(rows).map(({ heading, value }) => {
    const text = value(programme) || words.rows.unknown;
    const lower = heading === rows.entry.heading && reserved && describe.reserved(reserved);
    return [heading, lower ? `${text}; ${lower}` : text];
  });
  const dates = datedProgrammes(edition)
    .filter(({ id }) => id === programme.id)
    .flatMap(stepsOf)
    .flatMap(({ step, day }) => (day ? [[words.dates.steps[step], describe.day(day)]] : []));
  return [...known, ...dates];
}

/** A line a year, beside a lotus that gains petals. */
function years({ words }: Edition, { curriculum, duration }: Programme) {
  if (!curriculum) return null;
  const rows = curriculum.Years.map(({ Year, summary }, index) => ({
    lotus: yearLotus(index, duration),
    year: Year,
    line: summary,
  }));
  return { heading: words.sheet.years, rows };
}

/** The main subject of the programme's own pages: careers, groups or plans. */
function more({ words }: Edition, programme: Programme) {
  const { name, fullName, career, curriculumGroups, modules } = programme;
  const { groups, plans } = words.section.tables;
  if (career) {
    const lines = career.CareerPathways.map(({ CareerOption }) => CareerOption);
    return { heading: words.sheet.careers, columns: 3, lines };
  }
  if (curriculumGroups) {
    const lines = curriculumGroups.map((row) => `${row.group}: ${row.subjectsOffered}`);
    return { heading: fill(groups, { course: name }), columns: 1, lines };
  }
  if (modules) {
    const lines = Object.values(modules).map((plan) => `${plan.Program}: ${plan.leadsTo}`);
    return { heading: fill(plans, { course: fullName }), columns: 1, lines };
  }
  return null;
}

/** A list to tick: the papers of those who come straight from the school or college before. */
function papers({ content, words }: Edition, { id, entry }: Programme) {
  const applicant = entry.previous.includes('class-10') ? 'class-10' : 'after-intermediate';
  const names = content['documents'].groups
    .flatMap((group) => group.papers)
    .filter(({ courses }) => !courses || courses.includes(id))
    .filter(({ applicants }) => !applicants || applicants.includes(applicant))
    .map(({ name }) => name);
  return { heading: content['documents'].invite, note: words.sheet.papers, names };
}

/** Numbers and hours; those that a finger can follow have an address behind them. */
function waysToAsk(edition: Edition, { name }: Programme) {
  const { content, words } = edition;
  const { phone, email, hours } = content.site;
  const { ask, call, chat, mail } = words.sheet;
  const greeting = fill(words.section.greeting, { course: name });
  return {
    heading: ask,
    ways: [
      [call, phone, telephoneLink(phone)],
      [chat, phone, chatLink(phone, greeting)],
      [mail, email, mailLink({ to: email })],
      ...hours.map(
        (line) => [describeDays(edition, line), describeHours(edition, line), null] as const,
      ),
    ],
    address: describeAddress(edition),
  };
}

/** The address of the programme's page, as a text and as a QR code. */
function code({ content, words, href }: Edition, id: SectionId) {
  const { origin } = content.site;
  const address = new URL(href(sectionStart(id)), origin).href;
  return {
    address,
    text: fill(words.sheet.scan, { address: new URL(origin).host }),
    svg: renderSVG(address, { ecc: 'M', border: 4 }),
    alt: fill(words.sheet.code, { address }),
  };
}
