import type { z } from 'zod';
import { type Lang, languages } from '#src/languages.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fillTokens } from '#src/lib/fill-tokens.ts';
import type { Words } from '#src/words.ts';
import { aboutSchema } from './about-schema.ts';
import { admissionsSchema } from './admissions-schema.ts';
import { bachelorSchema } from './bachelor-schema.ts';
import { compareSchema } from './compare-schema.ts';
import { contactSchema } from './contact-schema.ts';
import { coursesSchema } from './courses-schema.ts';
import { datesSchema } from './dates-schema.ts';
import { describeOfficeDays } from './describe-site.ts';
import { examinationsSchema } from './examinations-schema.ts';
import { facilitiesSchema } from './facilities-schema.ts';
import { feesSchema } from './fees-schema.ts';
import { guideSchema } from './guide-schema.ts';
import { homeSchema } from './home-schema.ts';
import { ladderSchema } from './ladder-schema.ts';
import { legalSchema } from './legal-schema.ts';
import { masterSchema } from './master-schema.ts';
import { moneySchema } from './money-schema.ts';
import { notFoundSchema } from './not-found-schema.ts';
import { offlineSchema } from './offline-schema.ts';
import { papersSchema } from './papers-schema.ts';
import type { Report } from './parse.ts';
import type { siteTokens } from './schemas.ts';
import { searchSchema } from './search-schema.ts';
import { sheetsSchema } from './sheets-schema.ts';
import type { Site } from './site-schema.ts';
import { underDevelopmentSchema } from './under-development-schema.ts';
import { whatCanIStudySchema } from './what-can-i-study-schema.ts';

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
  money: { file: 'money.yaml', schema: moneySchema },
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
