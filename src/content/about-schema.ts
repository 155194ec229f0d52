import { z } from 'zod';
import { link, pageDescription, pageTitle, pictureName, prose, text } from './schemas.ts';

const drawing = z.string().regex(/^\/patterns\/[a-z0-9-]+\.svg$/, 'must be a drawing of /patterns');

/** Mission and vision, as SPEC.md section 3 has them. */
const statement = z.strictObject({
  heading: prose,
  description: prose,
  points: z.array(z.strictObject({ heading: prose, text: prose })).min(1),
});

const governingMember = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'must be small letters and hyphens')
    .describe('Short name in addresses, such as founder; no two alike'),
  name: prose
    .nullable()
    .describe('With the leave of the person; empty: the designation stands in its place'),
  designation: prose,
  words: prose.describe('A sentence or two below the name'),
  contact: text.nullable().describe('Mail address; {email} is the one of site.yaml'),
  phone: text.nullable().describe('Number of the person, if it may be published'),
  profile_image: drawing.describe('Portrait').meta({ title: 'Portrait', names: 'portrait' }),
});

const affiliation = z.strictObject({
  name: prose,
  short: text.describe('Short name, such as INC'),
  logo: drawing
    .describe('A seal of our own; the emblems of these bodies are protected')
    .meta({ names: 'seal' }),
  link: z.url().describe('The website of the body itself'),
  role: prose.describe('What it does for our courses, in a sentence'),
  courses: z.array(prose).min(1).describe('The courses that it is responsible for'),
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
