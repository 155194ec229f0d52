import type { z } from 'zod';
import type { PageName } from '#src/routes.ts';
import { aboutUsSchema } from './about-us.ts';
import { admissionsSchema } from './admissions.ts';
import { bachelorSchema } from './bachelor.ts';
import { compareSchema } from './compare.ts';
import { contactSchema } from './contact.ts';
import { costsSchema } from './costs.ts';
import { coursesSchema } from './courses.ts';
import { datesSchema } from './dates.ts';
import { documentsSchema } from './documents.ts';
import { examinationsSchema } from './examinations.ts';
import { facilitiesSchema } from './facilities.ts';
import { guideSchema, mayIJoinSchema } from './guide.ts';
import { homeSchema } from './home.ts';
import { ladderSchema } from './ladder.ts';
import { legalSchema } from './legal.ts';
import { masterSchema } from './master.ts';
import { notFoundSchema } from './not-found.ts';
import { offlineSchema } from './offline.ts';
import { searchSchema } from './search.ts';
import { sheetsSchema } from './sheets.ts';
import { underDevelopmentSchema } from './under-development.ts';
import { whatCanIStudySchema } from './what-can-i-study.ts';

/** The schema of each page's content file, `content/<page>.yaml`. */
export const pageSchemas = {
  home: homeSchema,
  courses: coursesSchema,
  bachelor: bachelorSchema,
  master: masterSchema,
  'about-us': aboutUsSchema,
  facilities: facilitiesSchema,
  'what-can-i-study': whatCanIStudySchema,
  compare: compareSchema,
  ladder: ladderSchema,
  sheets: sheetsSchema,
  contact: contactSchema,
  admissions: admissionsSchema,
  dates: datesSchema,
  documents: documentsSchema,
  'may-i-join': mayIJoinSchema,
  costs: costsSchema,
  'privacy-policy': legalSchema(8),
  'terms-and-conditions': legalSchema(11),
  examinations: examinationsSchema,
  safety: guideSchema,
  disclosures: guideSchema,
  international: guideSchema,
  search: searchSchema,
  'under-development': underDevelopmentSchema,
  offline: offlineSchema,
  'not-found': notFoundSchema,
} as const satisfies Record<Exclude<PageName, 'section' | 'components'>, z.ZodType>;

export type PageContent = {
  [Page in keyof typeof pageSchemas]: z.output<(typeof pageSchemas)[Page]>;
};
