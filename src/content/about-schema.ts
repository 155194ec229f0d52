import { z } from 'zod';
import { link, pageDescription, pageTitle, pictureName, prose, text } from './schemas.ts';

const pattern = z.string().regex(/^\/patterns\/[a-z0-9-]+\.svg$/, 'must be a drawing of /patterns');

/** Mission and vision, as SPEC.md section 3 has them. */
const statement = z.strictObject({
  heading: prose,
  description: prose,
  points: z.array(z.strictObject({ heading: prose, text: prose })).min(1),
});

const governingMember = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: prose.nullable().describe('Empty: the designation stands in its place'),
  designation: prose,
  words: prose,
  contact: text.nullable().describe('Mail address; {email} is the one of site.yaml'),
  phone: text.nullable(),
  profile_image: pattern,
});

const affiliation = z.strictObject({
  name: prose,
  short: text,
  logo: pattern.describe('A seal of our own; the emblems of these bodies are protected'),
  link: z.url(),
  role: prose,
  courses: z.array(prose).min(1),
  order: prose.nullable().describe('Number and year of the order that covers the college'),
});

export const aboutSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  telugu: prose,
  lead: prose,
  story: z.strictObject({
    picture: pictureName,
    heading: prose,
    paragraphs: z.array(prose).min(1),
  }),
  timeline: z.strictObject({
    heading: prose,
    founded: prose,
    today: prose.describe('In place of a year'),
  }),
  mission: statement,
  vision: statement,
  governingBody: z.strictObject({
    heading: prose,
    note: prose,
    members: z
      .array(governingMember)
      .length(4, 'must hold four members')
      .refine(
        (members) => members.some(({ id }) => id === 'founder'),
        "needs one with the id 'founder', whom the home page shows",
      ),
  }),
  affiliations: z.strictObject({
    heading: prose,
    note: prose,
    bodies: z.array(affiliation).length(6, 'must hold six bodies'),
  }),
  campusLife: z.strictObject({
    heading: prose,
    text: prose,
    action: z.strictObject({ title: prose, path: link }),
    pictures: z.array(z.strictObject({ picture: pictureName, caption: prose })).length(5),
  }),
});

export type GoverningMember = z.output<typeof governingMember>;
export type Affiliation = z.output<typeof affiliation>;
