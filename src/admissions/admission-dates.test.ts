import { expect, test } from 'vitest';
import { indianDay } from '#src/lib/indian-day.ts';
import { type AdmissionDates, admissionStates, atDay } from './admission-dates.ts';

const health = { opens: '2027-03-01', closes: '2027-03-31', classes: '2027-04-12' };
const intermediate = { opens: '2027-04-01', closes: '2027-05-31', classes: '2027-04-07' };
const nothing = { opens: null, closes: null, classes: null };

function stateAt(dates: AdmissionDates, time: string) {
  return atDay(admissionStates(dates), indianDay(new Date(time)))?.state;
}

test.each([
  ['2026-11-22T12:00:00+05:30', { kind: 'announced', day: '2027-03-01' }],
  ['2027-02-28T23:59:59+05:30', { kind: 'announced', day: '2027-03-01' }],
  ['2027-03-01T00:00:00+05:30', { kind: 'open', day: '2027-03-31' }],
  ['2027-03-16T23:59:59+05:30', { kind: 'open', day: '2027-03-31' }],
  ['2027-03-17T00:00:00+05:30', { kind: 'closing', days: 14 }],
  ['2027-03-30T12:00:00+05:30', { kind: 'closing', days: 1 }],
  ['2027-03-31T00:00:00+05:30', { kind: 'closing', days: 0 }],
  ['2027-03-31T23:59:59+05:30', { kind: 'closing', days: 0 }],
  ['2027-04-01T00:00:00+05:30', { kind: 'closed' }],
  ['2027-04-11T23:59:59+05:30', { kind: 'closed' }],
  ['2027-04-12T00:00:00+05:30', { kind: 'begun', day: '2027-04-12' }],
  ['2029-01-01T12:00:00+05:30', { kind: 'begun', day: '2027-04-12' }],
])('at %s', (time, state) => {
  expect(stateAt(health, time)).toEqual(state);
});

test('a visitor in New York reads the Indian day', () => {
  // Half past two in the afternoon there is midnight in India.
  expect(stateAt(health, '2027-03-31T14:29:59-04:00')).toEqual({ kind: 'closing', days: 0 });
  expect(stateAt(health, '2027-03-31T14:30:00-04:00')).toEqual({ kind: 'closed' });
});

test('classes that begin before the last day leave admission open', () => {
  expect(stateAt(intermediate, '2027-04-20T12:00:00+05:30')?.kind).toBe('open');
  expect(stateAt(intermediate, '2027-06-01T00:00:00+05:30')?.kind).toBe('begun');
});

test('an admission without dates is unknown, and never open', () => {
  expect(stateAt(nothing, '2027-04-20T12:00:00+05:30')).toEqual({ kind: 'unknown' });
  const begun = { ...nothing, classes: '2027-04-12' };
  expect(stateAt(begun, '2027-04-11T12:00:00+05:30')).toEqual({ kind: 'unknown' });
  expect(stateAt(begun, '2027-04-12T12:00:00+05:30')?.kind).toBe('begun');
});

test('an admission of three days is counted down from its first one', () => {
  const short = { opens: '2027-03-29', closes: '2027-03-31', classes: null };
  expect(stateAt(short, '2027-03-28T12:00:00+05:30')?.kind).toBe('announced');
  expect(stateAt(short, '2027-03-29T12:00:00+05:30')).toEqual({ kind: 'closing', days: 2 });
});
