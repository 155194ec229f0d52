import { z } from 'zod';
import { link, pageDescription, pageTitle, pictureName, text } from './schemas.ts';

const pattern = z.string().regex(/^\/patterns\/[a-z0-9-]+\.svg$/, 'must be a drawing of /patterns');

/** Mission and vision, as SPEC.md section 3 has them. */
const statement = z.strictObject({
  heading: text,
  description: text,
  points: z.array(z.strictObject({ heading: text, text })).min(1),
});

const governingMember = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: text.nullable().describe('Empty: the designation stands in its place'),
  designation: text,
  words: text,
  contact: text.nullable().describe('Mail address; {email} is the one of site.yaml'),
  phone: text.nullable(),
  profile_image: pattern,
});

const affiliation = z.strictObject({
  name: text,
  short: text,
  logo: pattern.describe('A seal of our own; the emblems of these bodies are protected'),
  link: z.url(),
  role: text,
  courses: z.array(text).min(1),
  order: text.nullable().describe('Number and year of the order that covers the college'),
});

export const aboutSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  telugu: text,
  lead: text,
  story: z.strictObject({
    picture: pictureName,
    heading: text,
    paragraphs: z.array(text).min(1),
  }),
  mission: statement,
  vision: statement,
  governingBody: z.strictObject({
    heading: text,
    note: text,
    members: z
      .array(governingMember)
      .length(4, 'must hold four members')
      .refine(
        (members) => members.some(({ id }) => id === 'founder'),
        "needs one with the id 'founder', whom the home page shows",
      ),
  }),
  affiliations: z.strictObject({
    heading: text,
    note: text,
    bodies: z.array(affiliation).length(6, 'must hold six bodies'),
  }),
  campusLife: z.strictObject({
    heading: text,
    text,
    action: z.strictObject({ title: text, path: link }),
    pictures: z.array(z.strictObject({ picture: pictureName, caption: text })).length(5),
  }),
});

export type GoverningMember = z.output<typeof governingMember>;
export type Affiliation = z.output<typeof affiliation>;
