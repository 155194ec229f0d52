const health = { theory: 80, clinical: 100 };
const age = { 'entry.age.minimum': 17, 'entry.age.reckonedOn': '12-31' };

/**
 * For tests: the numbers of SPEC.md section 3 and 9, by file and field, and those of the entry rules
 * that go with them. What pages and rules make of them is tested with these, whatever the
 * institution has by now.
 */
export const specNumbers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'site.yaml': {
    founded: 2001,
    'claims.experience': 25,
    'claims.graduates': 100_000,
    'claims.countries': 7,
    'claims.placement': 95,
    'hours.0.days': [1, 2, 3, 4, 5],
    'hours.0.opens': '10:00',
    'hours.0.closes': '17:00',
    'hours.1.days': [6],
    'hours.1.opens': '10:00',
    'hours.1.closes': '14:00',
  },
  'master.yaml': {
    'courses.0.duration.years': 2,
    'courses.1.duration.years': 2,
    'courses.2.duration.years': 2,
  },
  'programmes/intermediate.yaml': {
    'duration.years': 2,
    'intake.0.seats': 60,
    'intake.1.seats': 60,
    'attendance.subject': 75,
    'passMark.percentage': 35,
  },
  'programmes/academy.yaml': { 'duration.years': 2, 'intake.0.seats': 100 },
  'programmes/gnm.yaml': {
    'duration.years': 3,
    'duration.internshipMonths': 6,
    'intake.0.seats': 60,
    'entry.minimum.percentage': 40,
    'entry.reserved.0.percentage': 35,
    ...age,
    'entry.age.maximum': 35,
    attendance: health,
    'passMark.percentage': 50,
  },
  'programmes/bsc-nursing.yaml': {
    'duration.years': 4,
    'duration.internshipMonths': 6,
    'intake.0.seats': 60,
    'entry.minimum.percentage': 45,
    'entry.reserved.0.percentage': 40,
    ...age,
    attendance: health,
    'passMark.percentage': 50,
  },
  'programmes/bsc-mlt.yaml': age,
  'programmes/bpt.yaml': {
    'duration.years': 4,
    'duration.internshipMonths': 6,
    'intake.0.seats': 50,
    'entry.minimum.percentage': 50,
    'entry.reserved.0.percentage': 40,
    ...age,
    attendance: health,
    'passMark.percentage': 50,
  },
};
