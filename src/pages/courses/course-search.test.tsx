// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '#src/lib/fill-tokens.ts';
import { counting } from '#src/lib/plural.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { CourseSearchView } from './course-search.island.tsx';

const { words, locale } = fixtureEdition();
const { search: label, searchButton, category: categoryLabel, categories } = words.courses;
const courses = [
  { id: 'mpc', name: 'Intermediate MPC', category: 'inter' },
  { id: 'bipc', name: 'Intermediate BiPC', category: 'inter' },
  { id: 'bpt', name: 'BPT, Bachelor of Physiotherapy', category: 'bachelor' },
  { id: 'gnm', name: 'GNM, General Nursing and Midwifery', category: 'bachelor' },
  { id: 'bsc-nursing', name: 'B.Sc Nursing', category: 'bachelor' },
  { id: 'academy', name: 'IIT/JEE and NEET Academy', category: 'iit' },
].map((course) => ({ ...course, names: [course.name, `తెలుగు ${course.id}`] }));
const alert = vi.fn();

beforeEach(() => {
  vi.stubGlobal('alert', alert);
  alert.mockClear();
  history.replaceState(null, '', '/courses');
  document.body.innerHTML = courses.map(({ id }) => `<div id="${id}"></div>`).join('');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address = '/courses') {
  history.replaceState(null, '', address);
  render(
    <CourseSearchView
      courses={courses}
      all={[
        { title: 'Laboratory course', names: ['B.Sc MLT', 'ల్యాబ్'], path: '/mlt' },
        { title: 'Another course', names: ['Another'], path: '/another' },
      ]}
      words={words.courses}
      ask={{ phone: '+91 1', admissions: '/admissions', words: words.actions }}
      locale={locale}
    />,
  );
  return userEvent.setup();
}

function shown() {
  return courses.filter(({ id }) => !document.getElementById(id)?.hidden).map(({ name }) => name);
}

function pages() {
  return within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

const counted = (count: number) => counting(locale)(count, words.courses.found);

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: label });
const list = () => screen.getByRole('combobox', { name: categoryLabel });
const search = () => screen.getByRole('button', { name: searchButton });

test('all courses are shown and counted at first', () => {
  open();
  expect(shown()).toHaveLength(courses.length);
  expect(screen.getByRole('status').textContent).toBe(counted(courses.length));
});

test.each(['', '   ', '\t'])(
  'blank text "%s" gives the alert and searches nothing',
  async (text) => {
    const user = open('/courses?category=inter');
    if (text) await user.type(box(), text);
    await user.click(search());
    expect(alert).toHaveBeenCalledExactlyOnceWith('Please enter a course to search.');
    expect(shown()).toEqual(['Intermediate MPC', 'Intermediate BiPC']);
    expect(document.activeElement).toBe(box());
  },
);

test('text applies on Search, not while it is typed', async () => {
  const user = open();
  await user.type(box(), ' nUrSing ');
  expect(shown()).toHaveLength(courses.length);
  await user.click(search());
  expect(shown()).toEqual(['GNM, General Nursing and Midwifery', 'B.Sc Nursing']);
  expect(location.search).toBe('?q=nUrSing');
});

test('Enter searches too', async () => {
  const user = open();
  await user.type(box(), 'b{Enter}');
  expect(shown()).toEqual(['Intermediate BiPC', 'BPT, Bachelor of Physiotherapy', 'B.Sc Nursing']);
});

test('a course is found by its name in either language', async () => {
  const user = open();
  await user.type(box(), 'తెలుగు bpt{Enter}');
  expect(shown()).toEqual(['BPT, Bachelor of Physiotherapy']);
});

test('a category applies at once and combines with the text', async () => {
  const user = open();
  await user.type(box(), 'pc{Enter}');
  expect(shown()).toEqual(['Intermediate MPC', 'Intermediate BiPC']);
  await user.selectOptions(list(), categories.bachelor);
  expect(screen.getByText('No courses found.')).toBe(screen.getByRole('status'));
  expect(screen.getByText(words.courses.byName)).toBeTruthy();
  expect(pages()).toEqual(['/mlt', '/another']);
  await user.selectOptions(list(), categories.all);
  expect(shown()).toEqual(['Intermediate MPC', 'Intermediate BiPC']);
});

test('a course without a card is named by its page', async () => {
  const user = open();
  await user.type(box(), 'mlt{Enter}');
  expect(screen.getByText('No courses found.')).toBe(screen.getByRole('status'));
  expect(screen.getByText(words.courses.named)).toBeTruthy();
  expect(pages()).toEqual(['/mlt']);
});

test('an empty result offers all courses and ways to ask', async () => {
  const user = open('/courses?q=zoology');
  expect(screen.getByRole('status').textContent).toBe('No courses found.');
  expect(
    screen.getByRole('link', { name: (name) => name.includes(words.actions.chat) }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.courses.showAll }));
  expect(shown()).toHaveLength(courses.length);
  expect(box().value).toBe('');
  expect(location.search).toBe('');
  expect(document.activeElement).toBe(box());
});

test('an address with a filter fills the form and the list', () => {
  open('/courses?q=bpt&category=bachelor');
  expect(box().value).toBe('bpt');
  expect((list() as HTMLSelectElement).value).toBe('bachelor');
  expect(shown()).toEqual(['BPT, Bachelor of Physiotherapy']);
  expect(screen.getByRole('status').textContent).toBe(
    fill(words.courses.foundInFor, {
      found: counted(1),
      category: categories.bachelor,
      search: 'bpt',
    }),
  );
});

test('going back to another filter fills the form again', async () => {
  const user = open('/courses?q=bpt&category=bachelor');
  await user.type(box(), ' and more');
  act(() => {
    history.pushState(null, '', '/courses?q=mpc');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(box().value).toBe('mpc');
  expect((list() as HTMLSelectElement).value).toBe('');
  expect(shown()).toEqual(['Intermediate MPC']);
});

test('a text that has not been searched for outlives the choice of a category', async () => {
  const user = open();
  await user.type(box(), 'bp');
  await user.selectOptions(list(), 'bachelor');
  expect(box().value).toBe('bp');
  expect(shown()).toHaveLength(3);
});

test('a text that has been cleared is not searched for with the next category', async () => {
  const user = open();
  await user.type(box(), 'zzzz{Enter}');
  await user.clear(box());
  await user.selectOptions(list(), 'bachelor');
  expect(shown()).toHaveLength(3);
});

// Search results are tested beside the search; these texts must not break the address.
test.each(['\ud800', 'x'.repeat(10_000), '%', '&category=inter'])(
  'the text %j finds nothing and breaks nothing',
  async (text) => {
    const user = open();
    box().value = text;
    await user.click(search());
    expect(shown()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('No courses found.');
    expect(location.search.length).toBeLessThan(2000);
    expect(alert).not.toHaveBeenCalled();
  },
);
