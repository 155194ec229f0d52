import { expect, test } from 'vitest';
import { tiedText } from '#src/lib/tied-text.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { courseData, courseList } from './course-data.ts';

const { describe } = fixtureEdition();
const origin = 'https://www.deenapur.example';
const bpt = {
  name: 'BPT',
  fullName: 'Bachelor of Physiotherapy',
  credential: 'Bachelor of Physiotherapy (BPT)',
  duration: { years: 4, internshipMonths: 6 },
  intake: [{ seats: 50 }],
  entry: {
    previous: ['intermediate'],
    subjects: ['Physics', 'Chemistry', 'Biology'],
    minimum: { percentage: 50, over: 'pcb' },
    age: { minimum: 17 },
  },
  selection: { short: 'NEET-UG', text: 'You write NEET-UG.' },
} as const;

test('a programme becomes a course with provider, length, rules and an instance', () => {
  expect(courseData(origin, '/courses/bachelor/bpt/about-bpt', 'About.', bpt, describe)).toEqual({
    '@type': 'Course',
    '@id': `${origin}/courses/bachelor/bpt/about-bpt#course`,
    name: 'Bachelor of Physiotherapy',
    alternateName: 'BPT',
    description: 'About.',
    url: `${origin}/courses/bachelor/bpt/about-bpt`,
    provider: { '@id': `${origin}/#institution` },
    educationalCredentialAwarded: 'Bachelor of Physiotherapy (BPT)',
    timeRequired: 'P4Y6M',
    coursePrerequisites: [
      '10+2 with Physics, Chemistry and Biology, with at least 50% in PCB',
      tiedText('At least 17 years'),
      'NEET-UG',
    ],
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Blended',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: 54 },
      location: { '@id': `${origin}/#institution` },
      maximumAttendeeCapacity: 50,
    },
  });
});

test('tuition and the first day of classes are stated once somebody has told them', () => {
  const data = courseData(origin, '/', '', bpt, describe, {
    tuition: 60000,
    classes: '2027-08-02',
  });
  expect(data).toMatchObject({
    offers: { priceSpecification: { price: 60000, priceCurrency: 'INR', unitCode: 'ANN' } },
    hasCourseInstance: { courseSchedule: { startDate: '2027-08-02' } },
  });
  expect(courseData(origin, '/', '', bpt, describe)).not.toHaveProperty('offers');
});

test('seats of several groups add up, and unknown seats are not stated', () => {
  const seats = (intake: { seats: number | null }[]) =>
    JSON.stringify(courseData(origin, '/', '', { ...bpt, intake }, describe));
  expect(seats([{ seats: 60 }, { seats: 60 }])).toContain('"maximumAttendeeCapacity":120');
  expect(seats([{ seats: null }])).not.toContain('maximumAttendeeCapacity');
});

test('an ampersand in a path makes a valid address', () => {
  const data = JSON.stringify(
    courseList(origin, [{ name: 'MPC', path: '/courses/inter-&-vocational/intermediate-mpc' }]),
  );
  expect(data).toContain(`${origin}/courses/inter-&-vocational/intermediate-mpc`);
});
