import type { z } from 'zod';
import { aboutSchema } from '#src/content/schemas/about.ts';
import { admissionsSchema } from '#src/content/schemas/admissions.ts';
import { bachelorSchema } from '#src/content/schemas/bachelor.ts';
import { compareSchema } from '#src/content/schemas/compare.ts';
import { contactSchema } from '#src/content/schemas/contact.ts';
import { costsSchema } from '#src/content/schemas/costs.ts';
import { coursesSchema } from '#src/content/schemas/courses.ts';
import { datesSchema } from '#src/content/schemas/dates.ts';
import { examinationsSchema } from '#src/content/schemas/examinations.ts';
import { facilitiesSchema } from '#src/content/schemas/facilities.ts';
import { feesSchema } from '#src/content/schemas/fees.ts';
import type { siteTokens } from '#src/content/schemas/fields.ts';
import { guideSchema } from '#src/content/schemas/guide.ts';
import { homeSchema } from '#src/content/schemas/home.ts';
import { ladderSchema } from '#src/content/schemas/ladder.ts';
import { legalSchema } from '#src/content/schemas/legal.ts';
import { masterSchema } from '#src/content/schemas/master.ts';
import { notFoundSchema } from '#src/content/schemas/not-found.ts';
import { offlineSchema } from '#src/content/schemas/offline.ts';
import { papersSchema } from '#src/content/schemas/papers.ts';
import { searchSchema } from '#src/content/schemas/search.ts';
import { sheetsSchema } from '#src/content/schemas/sheets.ts';
import type { Site } from '#src/content/schemas/site.ts';
import { underDevelopmentSchema } from '#src/content/schemas/under-development.ts';
import { whatCanIStudySchema } from '#src/content/schemas/what-can-i-study.ts';
import { type Lang, languages } from '#src/languages.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fillTokens } from '#src/lib/fill-tokens.ts';
import type { Words } from '#src/words.ts';
import { describeOfficeDays } from './describe-site.ts';
import type { Report } from './parse.ts';

/** Files of the pages that stand by themselves. */
export const sitePageFiles = {
  home: { file: 'home.yaml', schema: homeSchema },
  courses: { file: 'courses.yaml', schema: coursesSchema },
  bachelor: { file: 'bachelor.yaml', schema: bachelorSchema },
  master: { file: 'master.yaml', schema: masterSchema },
  about: { file: 'about.yaml', schema: aboutSchema },
  facilities: { file: 'facilities.yaml', schema: facilitiesSchema },
  'what-can-i-study': { file: 'what-can-i-study.yaml', schema: whatCanIStudySchema },
  compare: { file: 'compare.yaml', schema: compareSchema },
  ladder: { file: 'ladder.yaml', schema: ladderSchema },
  sheets: { file: 'sheets.yaml', schema: sheetsSchema },
  contact: { file: 'contact.yaml', schema: contactSchema },
  admissions: { file: 'admissions.yaml', schema: admissionsSchema },
  dates: { file: 'dates.yaml', schema: datesSchema },
  papers: { file: 'papers.yaml', schema: papersSchema },
  costs: { file: 'costs.yaml', schema: costsSchema },
  fees: { file: 'fees.yaml', schema: feesSchema },
  privacy: { file: 'privacy.yaml', schema: legalSchema(8) },
  terms: { file: 'terms.yaml', schema: legalSchema(11) },
  examinations: { file: 'examinations.yaml', schema: examinationsSchema },
  safety: { file: 'safety.yaml', schema: guideSchema },
  disclosures: { file: 'disclosures.yaml', schema: guideSchema },
  international: { file: 'international.yaml', schema: guideSchema },
  search: { file: 'search.yaml', schema: searchSchema },
  'under-development': { file: 'under-development.yaml', schema: underDevelopmentSchema },
  offline: { file: 'offline.yaml', schema: offlineSchema },
  'not-found': { file: 'not-found.yaml', schema: notFoundSchema },
} as const;

export type SitePages = {
  [Key in keyof typeof sitePageFiles]: z.output<(typeof sitePageFiles)[Key]['schema']>;
};

/**
 * Fills the institution's own words into a file's texts; an unknown one is a problem.
 *
 * @param isOpen other words in braces stay, to be filled later
 */
export function fillSiteWords<Value>(
  value: Value,
  words: SiteWords,
  file: string,
  report: Report,
  isOpen = false,
): Value {
  return fillTokens(value, words, (token, field) => {
    if (isOpen) return;
    const known = Object.keys(words).join(', ');
    report.add(file, field, `{${token}} stands for nothing. Use one of ${known}`);
  });
}

export type SiteWords = Record<(typeof siteTokens)[number], string>;

/**
 * The facts that any text may name in braces.
 *
 * @param lengthNote what explains a length that is given in two ways
 * @param words of the interface, which say when the office is open
 */
export function siteWords(
  site: Site,
  lengthNote: string,
  lang: Lang,
  words: Pick<Words, 'hours'>,
): SiteWords {
  const { name, shortName, kind, founded, address, claims, phone, email, chatGreeting } = site;
  return {
    institution: name,
    short: shortName,
    kind,
    founded: String(founded),
    locality: address.locality,
    district: address.district,
    state: address.state,
    experience: `${claims.experience}+`,
    graduates: claims.graduates.toLocaleString(languages[lang].locale, { numberingSystem: 'latn' }),
    countries: `${claims.countries}+`,
    placement: `${claims.placement}%`,
    lengthNote,
    officeDays: describeOfficeDays({ lang, words }, site.hours),
    // A number that breaks over two lines is hard to read and to dial.
    phone: phone.replaceAll(' ', '\u00a0'),
    email,
    call: telephoneLink(phone),
    chat: chatLink(phone, chatGreeting),
    mail: mailLink({ to: email }),
  };
}
