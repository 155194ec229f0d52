// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Edition } from '#src/content/check/edition.ts';
import { answerNames } from '#src/domain/applicant-address.ts';
import { typeset, wordJoiner } from '#src/lib/tied-text.ts';
import { RenderViewContext } from '#src/ui/island/island.tsx';
import { readApplicants } from '#tests/support/applicants.ts';
import { edition, editions } from '#tests/support/content.ts';
import { nothingKnown } from '#tests/support/dates.ts';
import { CourseFinder } from './course-finder.island.tsx';
import type { FinderProps } from './finder-props.ts';
import { page as finder } from './what-can-i-study.page.tsx';

const page = '/courses/what-can-i-study';

const builtOn = new Date('2026-11-21T06:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: builtOn, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The courses of `applicants.txt`; whatever else is taught has no part in these tests. */
const [first] = readApplicants(undefined);
const judgedByHand = Object.keys(first?.verdicts ?? {});

/** Props that the page of an edition passes to the island, without other courses than those. */
function finderProps(edition: Edition): FinderProps {
  let given: object = {};
  const keepProps = (_view: unknown, props: object) => {
    given = props;
    return '';
  };
  renderToStaticMarkup(
    <RenderViewContext value={keepProps}>
      <finder.Page
        edition={edition}
        route={{ path: page, page: 'what-can-i-study' }}
        breadcrumb={null}
        builtOn={builtOn}
      />
    </RenderViewContext>,
  );
  const all: FinderProps = JSON.parse(JSON.stringify(given));
  return { ...all, programmes: all.programmes.filter(({ id }) => judgedByHand.includes(id)) };
}
const props = finderProps(edition);

function open(answers: string, given = props) {
  history.replaceState(null, '', `${page}${answers}`);
  return render(<CourseFinder.View {...given} />);
}

test.each(editions)('the $lang finder gives the verdicts read by hand', (given) => {
  const { programmes, master } = given.content;
  const titles = Object.fromEntries([
    ...Object.values(programmes).map(({ id, fullName }) => [id, fullName]),
    ...master.courses.map(({ id, title }) => [id, title]),
  ]);
  const all = readApplicants(programmes.gnm.entry.age);
  expect(all).toHaveLength(200);
  // All of them are judged in eligibility.test.ts; here the finder shows what is judged there.
  const applicants = all.filter((_, index) => index % 10 === (given === edition ? 0 : 5));
  const { container } = open('', finderProps(given));
  for (const { query, verdicts } of applicants) {
    act(() => {
      history.pushState(null, '', `${page}#${query}&year=2027`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const found = [...container.querySelectorAll('#result [data-status]')].flatMap((list) =>
      [...list.querySelectorAll('h4')].map(
        ({ textContent }) => `${textContent} ${list.getAttribute('data-status')}`,
      ),
    );
    const expected = Object.entries(verdicts).map(([id, status]) => `${titles[id]} ${status}`);
    // An applicant of whom nothing but a category is known has not begun yet.
    expect(found.toSorted(), query).toEqual(found.length === 0 ? [] : expected.toSorted());
    if (found.length === 0) expect(new Set(Object.values(verdicts))).toEqual(new Set(['open-if']));
  }
});

const hrefs = () =>
  screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
const all =
  'passed=intermediate&stream=Other&subject=Physics&subject=Chemistry&bridge=yes' +
  '&aggregate=61.37&pcb=44.44&pcb-english=58.88&born=14-05-2009&category=OBC-NCL&category=PwBD';

/** Parts of answers that no link may hold; a programme's name is no answer. */
const secrets = [
  ...answerNames.map((name) => `${name}=`),
  ...['61.37', '44.44', '58.88', '14-05', '2009', 'OBC', 'PwBD', 'another group', 'Physics'],
  ...['10+2', '%', '<script>', '#passed', '?passed'],
];

test.each([
  ['complete', `#${all}`],
  ['old', `?${all}`],
  ['in both places', `?category=PwBD&${all}#${all}`],
  ['of a GNM', '#passed=gnm&aggregate=61.37&born=2009&category=PwBD'],
  ['of a school-leaver', '#passed=class-10&aggregate=61.37&born=2009&category=PwBD'],
  ['out of range', '#passed=intermediate&aggregate=61.37&pcb=161.37&born=1800&category=PwBD'],
  [
    'hostile',
    `#passed=intermediate&stream=BiPC&category=OBC-NCL&aggregate=61.37&born=2009&x=<script>`,
  ],
])('no link tells the answers of an applicant: %s', (_kind, answers) => {
  open(answers);
  const found = hrefs();
  expect(found.some((href) => href.includes('wa.me'))).toBe(true);
  expect(found.some((href) => href.includes('/admissions?'))).toBe(true);
  for (const href of found) {
    expect(
      secrets.filter((secret) => href.includes(secret)),
      href,
    ).toEqual([]);
  }
});

test('what opens a new tab says so', () => {
  open('#passed=class-10');
  const inNewTab = screen.getAllByRole('link').filter((link) => link.hasAttribute('target'));
  expect(inNewTab.length).toBeGreaterThan(2);
  for (const link of inNewTab) expect(link.textContent).toMatch(/ \(opens in a new tab\)$/);
});

test('what is shared is the outcome and the address of the page alone', () => {
  open('#passed=intermediate&stream=BiPC&aggregate=61&pcb=47&born=2009');
  const share = screen
    .getByRole('link', { name: 'Share on WhatsApp (opens in a new tab)' })
    .getAttribute('href');
  expect(new URL(share ?? '').searchParams.get('text')).toBe(
    `What can I study? For joining in 2027 I meet the entry rules of: GNM. Entrance tests may apply. ` +
      `May be open to me in 2027: B.Sc Nursing, B.Sc MLT and BPT. ${location.origin}${page}`,
  );
});

test('each open course names the entrance test that it needs as well', () => {
  open('#passed=intermediate&stream=BiPC&aggregate=61&pcb=47&born=2009&category=none');
  const told = screen.getAllByRole('article').filter((card) => {
    const { entrance = '' } =
      props.programmes.find(({ title }) => within(card).queryByRole('heading', { name: title })) ??
      {};
    const { entranceShort = '' } = props.programmes.find((one) => one.entrance === entrance) ?? {};
    return card.textContent?.includes(`Entrance test or counselling${entranceShort}${entrance}`);
  });
  const cards = screen
    .getAllByRole('article')
    .filter((card) => !card.closest('[data-status="not-open"]'));
  expect(told).toEqual(cards);
  expect(told.length).toBeGreaterThan(2);
});

test('who finds nothing open shares that as well', () => {
  open('#passed=intermediate&born=2015');
  const share = screen
    .getByRole('link', { name: 'Share on WhatsApp (opens in a new tab)' })
    .getAttribute('href');
  expect(new URL(share ?? '').searchParams.get('text')).toBe(
    `What can I study? For joining in 2027 I meet the entry rules of no course yet. ${location.origin}${page}`,
  );
});

test('a chat names the programme and the outcome', () => {
  open('#passed=intermediate&stream=BiPC&aggregate=61&pcb=47&born=2009&category=none');
  const text = (course: string) => {
    const link = screen.getByRole('link', {
      name: `Chat about ${course} (opens in a new tab)`,
    });
    return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  };
  expect(text('GNM')).toBe(
    'Hello, I would like to join GNM in 2027. “What can I study?” says that I meet its entry rules. What do I do next?',
  );
  expect(text('B.Sc Nursing')).toContain('may be open to me');
  expect(text('BPT')).toContain('ask about BPT. “What can I study?” says that it is not open');
});

test('the whole address is copied by hand alone, from a button that says what it holds', async () => {
  open(`?${all}`);
  expect(location.search).toBe('');
  expect(new URLSearchParams(location.hash.slice(1)).getAll('category')).toEqual([
    'OBC-NCL',
    'PwBD',
  ]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the address with my answers' }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test.each([
  ['passed=class-10', 'You can apply to 2 courses.'],
  [
    'passed=intermediate&stream=MPC&aggregate=61&born=2009&category=none',
    'You can apply to 1 course.',
  ],
  [
    'passed=intermediate&stream=BiPC&aggregate=61&born=2009',
    'You can apply to 1 course. 3 more may be open to you; see what is still needed.',
  ],
  [
    'passed=intermediate&stream=BiPC&aggregate=61&pcb=55&pcb-english=52&born=2009',
    'You can apply to 3 courses. 1 more may be open to you; see what is still needed.',
  ],
  ['passed=intermediate', '4 courses may be open to you; see what is still needed.'],
  ['passed=intermediate&born=2015', 'By these rules no course is open to you yet.'],
  ['', props.texts.result.start],
])('the answers %s are summed up', (answers, summary) => {
  open(`#${answers}`);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(summary);
});

test.each([
  ['passed=mbbs', 'This answer is not on the list. Please choose again.'],
  ['aggregate=sixty', 'Write per cent, such as 62.5, or marks and maximum, such as 412/1000.'],
  [
    'aggregate=9.2',
    'Is that per cent, or out of 10? Write it with its sign, such as 9.2% or 9.2/10.',
  ],
  ['aggregate=412/400', 'These marks are above their maximum. Check both numbers.'],
  ['born=seventeen', 'Write a year such as 2009, or a date such as 14-05-2009.'],
  ['born=1800', 'Write a year from 1926 to 2016.'],
  ['category=none&category=SC', 'Choose either “None of these” or what applies to you.'],
])('%s is answered beside its question', (answers, message) => {
  open(`#${answers}`);
  expect(screen.getByText(typeset(message).replaceAll(wordJoiner, ''))).toBeTruthy();
});

test('an address of which nothing is understood has no result', () => {
  const { container } = open(
    '#passed=mbbs&stream=bipc&aggregate=1e3&pcb=-1&born=1800&category=none&category=SC&x=%3Cscript%3E',
  );
  const { notListed, noPercentage } = edition.words.finder.problems;
  expect(screen.getAllByText(notListed)).toHaveLength(2);
  expect(screen.getAllByText(noPercentage)).toHaveLength(2);
  expect(container.querySelector('#result')).toBeNull();
});

test('the understood answers are above the result in words', () => {
  open(`#${all}`);
  expect(
    screen.getByText(
      '10+2 passed, another group, Physics and Chemistry, 61.37% over all, 44.44% in PCB, ' +
        '58.88% in PCB and English, born 14 May 2009, OBC-NCL and PwBD. For joining in 2027.',
    ),
  ).toBeTruthy();
});

test('marks as a memo has them are worked out beside their field', () => {
  open('#passed=intermediate&stream=BiPC&aggregate=%E0%B1%AA%E0%B1%A7%E0%B1%A8/1000&pcb=62');
  const field = screen.getByRole('textbox', { name: 'All subjects together' });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '= 41.2%',
  );
  const sciences = screen.getByRole('textbox', { name: 'Physics, Chemistry and Biology' });
  expect(sciences.hasAttribute('aria-describedby')).toBe(false);
});

test('the next year counts, and in the year before all is to be asked', async () => {
  open('#passed=intermediate&stream=BiPC&aggregate=61&born=2009&category=none');
  const gnm = () => screen.getByRole('heading', { name: 'General Nursing and Midwifery' });
  const status = () => gnm().closest('[data-status]')?.getAttribute('data-status');
  expect(status()).toBe('open');
  await userEvent.click(screen.getByRole('radio', { name: '2026' }));
  expect(location.hash).toMatch(/&year=2026$/);
  expect(status()).toBe('open-if');
  expect(gnm().closest('article')?.textContent).toContain(
    'Admission for 2026. We do not know whether its forms are over. Call us first, for seats may still be given.',
  );
});

test.each([
  ['2026', '2026-11-28', 'The NEET-UG form closed on 11 March 2026. If you filled it in, call us'],
  ['2027', '2027-07-01', 'Did you fill in the NEET-UG form? Then watch for'],
  ['2027', '2027-11-10', 'If you wrote NEET-UG in 2027, call us first'],
])('the card of B.Sc Nursing for %s says on %s: %s', (year, today, said) => {
  vi.setSystemTime(new Date(`${today}T06:00:00Z`));
  const answers = `#passed=intermediate&stream=BiPC&aggregate=61&born=2009&category=none&year=${year}`;
  open(answers, finderProps(nothingKnown));
  const card = screen.getByRole('heading', { name: 'Bachelor of Science in Nursing' });
  expect(card.closest('article')?.textContent).toContain(typeset(said));
});

test('who meets the minimum only with English counted is told to call first', () => {
  open(
    '#passed=intermediate&stream=BiPC&aggregate=61&pcb=43&pcb-english=46&born=2009&category=none',
  );
  const card = screen.getByRole('heading', { name: 'Bachelor of Science in Nursing' });
  expect(card.closest('[data-status]')?.getAttribute('data-status')).toBe('open-if');
  expect(card.closest('article')?.textContent).toContain(
    'The council’s own minimum is 45% in PCB alone, and there you have 43%: call us before you apply.',
  );
});

test.each([
  ['2027-03-01', ['2027', '2028'], '2027'],
  ['2027-08-01', ['2027', '2028'], '2027'],
  ['2027-11-01', ['2027', '2028'], '2028'],
])('on %s the years %j are offered', (today, years, checked) => {
  vi.setSystemTime(new Date(`${today}T06:00:00Z`));
  open('#passed=intermediate&born=2009&year=2031');
  const offered = within(screen.getByRole('group', { name: 'Year of joining' }));
  const radios = offered.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(years);
  expect(radios.find((radio) => radio.checked)?.labels?.[0]?.textContent).toBe(checked);
});
