/** The colour fields of the design (tokens.css); text and buttons follow the field they are on. */
export const grounds = [
  'cloth',
  'white',
  'flour',
  'mist',
  'clay',
  'indigo',
  'deep',
  'madder',
  'neem',
  'turmeric',
] as const;
export type Ground = (typeof grounds)[number];

/** Lotus medallions of the fields of study (public/patterns/medals.svg). */
export const medals = ['nursing', 'physio', 'lab', 'inter', 'academy'] as const;
export type MedalName = (typeof medals)[number];
