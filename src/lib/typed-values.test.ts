import { expect, test } from 'vitest';
import { phonesIn, type Reading, readTyped, sayTyped } from './typed-values.ts';

test.each<[Reading, string, string | number]>([
  ['rupees', '₹ 55,000/-', 55000],
  ['rupees', 'Rs. 55,000 /-', 55000],
  ['rupees', '55000/- only', 55000],
  ['rupees', '1.25 lakh', 125000],
  ['rupees', '1,25,000', 125000],
  ['rupees', '55 000', 55000],
  ['rupees', '౧,౨౫,౦౦౦', 125000],
  ['rupees', '५५०००', 55000],
  ['rupees', '1.1 లక్షలు', 110000],
  ['rupees', '55,000 per year', 55000],
  ['rupees', 'Rs 55,000 p.a.', 55000],
  ['rupees', '55000/year', 55000],
  ['rupees', '₹ 55,000/- per annum', 55000],
  ['rupees', '1.2 lakh a year', 120000],
  ['rupees', '5,000 per month', '5,000 per month'],
  ['rupees', '5,50,00', '5,50,00'],
  ['number', '95.5 %', 95.5],
  ['number', '-5', -5],
  ['number', '60', 60],
  ['rupees', '55.000', '55.000'],
  ['rupees', '1,25', '1,25'],
  ['rupees', '40-60', '40-60'],
  ['rupees', 'fifty thousand', 'fifty thousand'],
  ['time', '9:30', '09:30'],
  ['time', '9.30', '09:30'],
  ['time', '9:30 am', '09:30'],
  ['time', '4:30 PM', '16:30'],
  ['time', "'4:30 p.m.'", '16:30'],
  ['time', '12 noon', '12:00'],
  ['time', '12 am', '00:00'],
  ['time', '౯:౩౦', '09:30'],
  ['time', '1630 hrs', '16:30'],
  ['time', '25:00', '25:00'],
  ['time', 'morning', 'morning'],
  ['year', '2026-2027', '2026-27'],
  ['year', '2026–27', '2026-27'],
  ['year', "'2026/27'", '2026-27'],
  ['year', '2026', '2026'],
  ['digits', '522 529', '522529'],
  ['website', 'https://www.College.org/', 'https://www.college.org'],
  ['website', 'www.college.org', 'https://www.college.org'],
  ['address', 'www.youtube.com/@College', 'https://www.youtube.com/@College'],
  ['address', 'http://college.org', 'http://college.org'],
])('%s %s is %s', (reading, typed, meant) => {
  expect(readTyped(reading, typed)).toBe(meant);
});

test('a value is said as people read it', () => {
  expect(sayTyped('rupees', 125000)).toBe('₹ 1,25,000');
  expect(sayTyped('time', '16:30')).toMatch(/^4:30.pm$/i);
  expect(sayTyped('time', 'morning')).toBeUndefined();
});

test.each([
  ['098480 12345', ['+91 98480 12345']],
  ['98480-12345', ['+91 98480 12345']],
  ['9848012345', ['+91 98480 12345']],
  ['+91-98480-12345', ['+91 98480 12345']],
  ['08640 255123', ['+91 8640 255123']],
  ['98480 12345 / 98480 12346', ['+91 98480 12345', '+91 98480 12346']],
  ['+971 50 123 4567', ['+971501234567']],
  ['9848', []],
  ['call us', []],
])('%s is proposed as %j', (typed, phones) => {
  expect(phonesIn(typed)).toEqual(phones);
});
