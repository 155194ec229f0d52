import type { z } from 'zod';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fillTokens } from '#src/lib/fill-tokens.ts';
import { aboutSchema } from './about-schema.ts';
import { admissionsSchema } from './admissions-schema.ts';
import { bachelorSchema } from './catalogue-schema.ts';
import { compareSchema } from './compare-schema.ts';
import { contactSchema } from './contact-schema.ts';
import { facilitiesSchema } from './facilities-schema.ts';
import { feesSchema } from './fees-schema.ts';
import { homeSchema } from './home-schema.ts';
import { legalSchema } from './legal-schema.ts';
import { masterSchema } from './master-schema.ts';
import { type Report, readYaml } from './read.ts';
import type { Site } from './site-schema.ts';
import { examinationsSchema, smallPagesSchema } from './small-pages-schema.ts';
import { whatCanIStudySchema } from './what-can-i-study-schema.ts';

/** Files of the pages that stand by themselves. */
export const sitePageFiles = {
  home: { file: 'home.yaml', schema: homeSchema },
  bachelor: { file: 'bachelor.yaml', schema: bachelorSchema },
  master: { file: 'master.yaml', schema: masterSchema },
  about: { file: 'about.yaml', schema: aboutSchema },
  facilities: { file: 'facilities.yaml', schema: facilitiesSchema },
  whatCanIStudy: { file: 'what-can-i-study.yaml', schema: whatCanIStudySchema },
  compare: { file: 'compare.yaml', schema: compareSchema },
  contact: { file: 'contact.yaml', schema: contactSchema },
  admissions: { file: 'admissions.yaml', schema: admissionsSchema },
  fees: { file: 'fees.yaml', schema: feesSchema },
  privacy: { file: 'privacy.yaml', schema: legalSchema(8) },
  terms: { file: 'terms.yaml', schema: legalSchema(11) },
  examinations: { file: 'examinations.yaml', schema: examinationsSchema },
  smallPages: { file: 'small-pages.yaml', schema: smallPagesSchema },
} as const;

type Name = keyof typeof sitePageFiles;
export type SitePages = { [Key in Name]: z.output<(typeof sitePageFiles)[Key]['schema']> };

/**
 * Reads these files and fills words such as the institution's name and number into their texts.
 *
 * @returns undefined when a file has problems; they are in `report`
 */
export function loadSitePages(
  report: Report,
  words: SiteWords,
  folder?: string,
): SitePages | undefined {
  const entries = Object.entries(sitePageFiles).map(([name, { file, schema }]) => {
    const page = readYaml<z.ZodType>(file, schema, report, folder);
    return [name, fillSiteWords(page, words, file, report)];
  });
  if (entries.some(([, page]) => page === undefined)) return undefined;
  return Object.fromEntries(entries) as SitePages;
}

export type SiteWords = Readonly<Record<string, string>>;

/** Fills words that all pages share into a file's texts; an unknown one is a problem. */
export function fillSiteWords<Value>(
  value: Value,
  words: SiteWords,
  file: string,
  report: Report,
): Value {
  return fillTokens(value, words, (token, field) =>
    report.problems.push({
      file: `content/${file}`,
      field,
      message: `{${token}} stands for nothing. Use one of ${Object.keys(words).join(', ')}`,
    }),
  );
}

/** What site.yaml knows, as any text may say it. */
export function siteWords(site: Site) {
  const { name, shortName, founded, address, claims, phone, email, chatGreeting } = site;
  return {
    institution: name,
    short: shortName,
    founded: String(founded),
    locality: address.locality,
    district: address.district,
    state: address.state,
    experience: `${claims.experience}+`,
    graduates: claims.graduates.toLocaleString('en-IN'),
    countries: `${claims.countries}+`,
    placement: `${claims.placement}%`,
    phone,
    email,
    call: telephoneLink(phone),
    chat: chatLink(phone, chatGreeting),
    mail: mailLink({ to: email }),
  };
}
