import { expect, test } from 'vitest';
import { feeLevels } from '#src/content/views/fee-levels.ts';
import { tiedText, untiedText } from '#src/lib/tied-text.ts';
import { resolve } from '#src/routes.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { render } from './render.tsx';

/** Each value of BPT, another one, and what every page that tells it must then say. */
const cases = [
  {
    value: 'years',
    change: ['years: 4', 'years: 7'],
    gone: ['4 years', '4.6 years', 'P4Y6M'],
    said: {
      '/': '7 years + 6 months',
      '/courses': '7 years + 6 months',
      '/courses/bachelor': '7.6 years',
      '/courses/what-can-i-study': '7 years + 6 months',
      '/courses/bachelor/bpt/about-bpt': '7 years + 6-month internship',
      '/courses/bachelor/bpt/bpt-curriculum': '(BPT): 7 years + 6-month internship',
      '/courses/bachelor/bpt/bpt-criteria': 'P7Y6M',
    },
    fees: { length: tiedText('7 years + 6 months') },
  },
  {
    value: 'internship',
    change: ['internshipMonths: 6', 'internshipMonths: 8'],
    gone: ['6 months', '6-month'],
    said: {
      '/courses': '4 years + 8 months',
      '/courses/bachelor': '4.8 years',
      '/courses/bachelor/bpt/about-bpt': '4 years + 8-month internship',
    },
    fees: { length: tiedText('4 years + 8 months') },
  },
  {
    value: 'seats',
    change: ['seats: 50', 'seats: 53'],
    gone: ['50 seats'],
    said: {
      '/courses': '>53<',
      '/courses/bachelor': '53 seats',
      '/admissions': '>53<',
      '/courses/bachelor/bpt/about-bpt': '53 seats',
      '/courses/bachelor/bpt/bpt-criteria': '53 seats',
      '/courses/bachelor/bpt/bpt-career': '"maximumAttendeeCapacity":53',
    },
    fees: { seats: tiedText('53 seats') },
  },
  {
    value: 'minimum marks',
    change: ['percentage: 50, over: pcb', 'percentage: 57, over: pcb'],
    gone: ['50% in PCB'],
    said: {
      '/courses/bachelor': '57% in PCB',
      '/courses/what-can-i-study': 'At least 57% in PCB',
      '/courses/bachelor/bpt/about-bpt': 'at least 57% in PCB',
      '/courses/bachelor/bpt/bpt-criteria': 'at least 57% in PCB',
    },
    fees: {},
  },
  {
    value: 'age',
    change: ['age: { minimum: 17', 'age: { minimum: 19'],
    gone: ['At least 17'],
    said: {
      '/courses/what-can-i-study': 'At least 19 years',
      '/courses/bachelor/bpt/bpt-criteria': 'At least 19 years on 31 December',
    },
    fees: {},
  },
  {
    value: 'attendance',
    change: ['theory: 80', 'theory: 83'],
    gone: ['80% in theory'],
    said: {
      '/examinations': '83% in theory',
      '/courses/bachelor/bpt/bpt-criteria': '83% in theory',
    },
    fees: {},
  },
  {
    value: 'pass mark',
    change: ['percentage: 50, in: subject', 'percentage: 59, in: subject'],
    gone: ['50% in each subject'],
    said: {
      '/examinations': '59% in each subject',
      '/courses/bachelor/bpt/bpt-criteria': '59% in each subject',
    },
    fees: {},
  },
] as const;

test.each(cases)('a change of $value of BPT shows wherever it is told', async (one) => {
  const [from, to] = one.change;
  const edition = fixtureEdition({ 'programmes/bpt.yaml': (text) => text.replace(from, to) });
  for (const [address, text] of Object.entries(one.said)) {
    const found = resolve(address);
    if (found.kind !== 'page') throw new Error(`${address} is no page.`);
    const html = untiedText(await render(edition, found.route, assets, builtOn));
    expect(html.replace(/<!-- -->|<\/?(no-wrap|text-run)>/g, ''), address).toContain(text);
    if (!address.includes('/bpt/')) continue;
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const old of one.gone) expect(main, address).not.toContain(old);
  }
  const bpt = feeLevels(edition)
    .flatMap(({ courses }) => courses)
    .find(({ name }) => name === 'BPT');
  expect(bpt).toMatchObject(one.fees);
});

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const builtOn = new Date('2026-11-21T06:00:00Z');
