import { z } from 'zod';
import {
  distinct,
  id,
  link,
  pageHead,
  phoneNumber,
  pictureName,
  prose,
  refuseRepeats,
  text,
  webAddress,
} from './fields.ts';
import { isPhotograph, type PhotographName, photographPattern, shapeOf } from './photographs.ts';

const memberIds = ['founder', 'chairman', 'secretary', 'director'] as const;

/** Drawings of `public/patterns`. */
const drawnPortraits = memberIds.map((id) => `/patterns/portrait-${id}.svg` as const);
const portrait = z
  .custom<(typeof drawnPortraits)[number] | PhotographName>(
    (value) => drawnPortraits.some((one) => one === value) || isPortrait(value),
    `must be one of: ${drawnPortraits.join(', ')}, or a photograph that npm run photo has taken in`,
  )
  .meta({
    type: 'string',
    pattern: `^(?:${photographPattern(['portrait'])}|${drawnPortraits.join('|')})$`,
    examples: drawnPortraits,
    title: 'Portrait',
    names: 'portrait',
  });
const isPortrait = (value: unknown) => isPhotograph(value) && shapeOf(value) === 'portrait';
const plainSeal = '/patterns/seal-plain.svg';
const seal = z.enum([
  ...([1, 2, 3, 4, 5, 6] as const).map((number) => `/patterns/seal-${number}.svg` as const),
  plainSeal,
]);

/** Mission and vision, as SPEC.md section 3 has them. */
const statement = z.strictObject({
  heading: prose,
  description: prose,
  points: z.array(z.strictObject({ heading: prose, text: prose })).min(1),
});

const governingMember = z.strictObject({
  id: id.describe('Short name in addresses, such as founder; no two alike'),
  name: prose
    .nullable()
    .describe(
      'With the permission of the person. If it is empty, the designation is shown instead',
    ),
  designation: prose,
  words: prose.nullable().describe('A sentence or two, shown when a visitor presses the portrait'),
  contact: z
    .union(
      [z.email(), z.literal('{email}')],
      "must be a mail address, such as office@example.org, or '{email}'",
    )
    .nullable()
    .describe('Mail address; {email} is that of the institution'),
  phone: phoneNumber.nullable().describe('Number of the person, if it may be published'),
  profile_image: portrait,
});

const affiliation = z.strictObject({
  name: prose,
  short: text.describe('Short name, such as INC'),
  logo: seal
    .describe(
      'A seal of our own with the letters of the body, or the plain one; the emblems of these bodies are protected',
    )
    .meta({ names: 'seal' }),
  link: webAddress.describe('The website of the body itself'),
  role: prose.describe('What it does for our courses, in a sentence'),
  courses: z.array(prose).min(1).describe('The courses that it is responsible for'),
  order: prose.nullable().describe('Number and year of the order that covers the college'),
});

export const aboutUsSchema = z.strictObject({
  ...pageHead,
  story: z.strictObject({
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
    members: distinct(z.array(governingMember), 'id').superRefine((members, context) => {
      // SPEC.md section 2 names the four; the home page shows the founder.
      for (const id of memberIds.filter((one) => !members.some((member) => member.id === one))) {
        context.addIssue({ code: 'custom', message: `needs one with the id '${id}'. Restore it` });
      }
    }),
  }),
  affiliations: z.strictObject({
    heading: prose,
    note: prose,
    bodies: distinct(
      z.array(affiliation).min(6, 'must hold at least six bodies'),
      'short',
      'link',
    ).superRefine((bodies, context) => {
      const logos = bodies.map(({ logo }, index) => ({ value: logo, path: [index, 'logo'] }));
      refuseRepeats(
        logos.filter(({ value }) => value !== plainSeal),
        context,
      );
    }),
  }),
  campusLife: z.strictObject({
    heading: prose,
    text: prose,
    action: z.strictObject({ title: prose, path: link }),
    pictures: z.array(z.strictObject({ picture: pictureName, caption: prose })).min(1),
  }),
});

export type GoverningMember = z.output<typeof governingMember>;
export type Affiliation = z.output<typeof affiliation>;
