import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import {
  distinct,
  ground,
  id,
  link,
  medal,
  pageMeta,
  paragraphs,
  pastDay,
  pictureName,
  prose,
} from './fields.ts';

const action = z.strictObject({ title: prose, path: link });

const room = z
  .enum(['classroom', 'ward', 'tests', 'library', 'laboratory', 'gym'])
  .describe('A room of the building on the first slide');

const popup = z.strictObject({
  button: prose,
  buttonNote: prose,
  subject: prose.describe('Of the message to the office'),
  title: prose,
  intro: prose,
  points: z.array(prose).min(1),
  submit: prose,
  success: prose.describe('After the form was filled in; agreed word by word'),
});

/** The home page, block by block in the order of SPEC.md section 1, whose counts are the least. */
export const homeSchema = z.strictObject({
  ...pageMeta,
  hero: z.strictObject({
    label: prose,
    slides: z
      .array(
        z.strictObject({
          ground,
          picture: pictureName,
          room: room.optional(),
          heading: prose,
          text: prose,
          actions: z.array(action).length(2),
        }),
      )
      .min(4, 'must hold at least four slides'),
  }),
  categories: z.strictObject({
    heading: prose,
    note: prose,
    items: z.array(
      z.strictObject({
        name: prose,
        teluguName: prose,
        plate: prose.optional().describe('A shorter name, on the room of the first slide'),
        ground,
        medal,
        room,
        path: link,
        programmes: z.array(z.enum(sectionIds)).min(1),
      }),
    ),
  }),
  founder: z.strictObject({
    greeting: prose,
    heading: prose,
    words: paragraphs,
    more: paragraphs,
    action,
    unnamed: prose.describe('In place of the founder’s name while nobody has given it'),
    picture: pictureName.describe(
      'Beside the words while there is no photograph, where there is room',
    ),
  }),
  why: z.strictObject({
    heading: prose,
    items: distinct(
      z
        .array(
          z.strictObject({
            id,
            tab: prose,
            title: prose,
            content: prose,
            points: z.array(prose),
            image: pictureName,
            hours: z
              .enum(sectionIds)
              .optional()
              .describe('The course whose hours are drawn below the points'),
            ground,
          }),
        )
        .min(3, 'must hold at least three reasons'),
      'id',
    ),
  }),
  international: z.strictObject({
    greeting: prose,
    heading: prose,
    text: prose,
    map: prose.describe('What the drawing of the world shows, for readers who cannot see it'),
    before: prose.describe('Before the button of a pop-up: what it does and does not do'),
    admission: popup,
    internship: popup,
  }),
  articles: z.strictObject({
    heading: prose,
    soon: prose.describe('Said once, while some article cannot be read yet'),
    items: z
      .array(
        z.strictObject({
          link: link,
          image: pictureName,
          title: prose,
          date: pastDay,
        }),
      )
      .min(3, 'must hold at least three articles'),
    links: z.array(action),
  }),
  statistics: z.strictObject({
    label: prose,
    headlines: z.array(prose).min(11, 'must hold at least eleven headlines'),
    figures: distinct(
      z
        .array(
          z.strictObject({
            label: prose,
            claim: z
              .enum(['experience', 'graduates', 'placement'])
              .describe('Which of the figures of the institution'),
            suffix: prose,
            drawing: z.enum(['stat-25', 'stat-100', 'stat-95']),
          }),
        )
        .length(3),
      'claim',
    ),
  }),
  apply: z.strictObject({
    greeting: prose,
    heading: prose,
    picture: pictureName,
    steps: z.array(z.strictObject({ title: prose, text: prose, path: link.optional() })),
    actions: z.array(action).length(2),
  }),
  gallery: z.strictObject({
    heading: prose,
    pictures: distinct(
      z
        .array(z.strictObject({ picture: pictureName, caption: prose }))
        .min(14, 'must hold at least fourteen pictures'),
      'picture',
    ),
  }),
});
