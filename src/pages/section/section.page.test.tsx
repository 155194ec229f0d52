// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Programme } from '#src/content/schemas/programme.ts';
import { pageMeta } from '#src/content/views/page-meta.ts';
import { tiedText } from '#src/lib/tied-text.ts';
import { type SectionId, type SectionRoute, sectionIds, subPages } from '#src/routes.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { page as sectionModule } from './section.page.tsx';

afterEach(cleanup);

const edition = fixtureEdition();
const { programmes, site } = edition.content;
const routes = sectionIds.flatMap(subPages);

/** Renders a sub-page, its programme changed where a test asks for it. */
function show(route: SectionRoute, change: Partial<Programme> = {}) {
  const programme = { ...programmes[route.section], ...change };
  const content = {
    ...edition.content,
    programmes: { ...programmes, [route.section]: programme },
  };
  const props = { edition: { ...edition, content }, route, builtOn: new Date() };
  return render(<sectionModule.Page {...props} breadcrumb={null} />);
}

/** The route of a sub-page whose slug a test names. */
function routeTo(slug: string): SectionRoute {
  const route = routes.find((candidate) => candidate.slug === slug);
  if (!route) throw new Error(`No sub-page is called '${slug}'.`);
  return route;
}

test.each(routes)('$slug has its title, its way and its neighbours', (route) => {
  const { container } = show(route);
  const { hero, pages } = programmes[route.section];
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels.filter((level) => level === 'H1')).toHaveLength(1);
  expect(levels[0]).toBe('H1');
  const title = (pages[route.slug]?.title ?? '').replace(' - ', '\u00A0- ');
  const isFirst = route.slug === subPages(route.section)[0]?.slug;
  const main = screen.getByRole('heading', { level: 1 });
  expect(main.textContent).toBe(isFirst ? hero.heading : title);
  if (isFirst) expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  else expect(main.previousElementSibling?.textContent).toBe(hero.heading);

  const panel = within(screen.getByRole('navigation', { name: 'Quick Navigation' }));
  const links = panel.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...subPages(route.section).map(({ path }) => path),
    '/',
  ]);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual([route.path]);
  expect(panel.getByRole('link', { name: 'Back to Home' })).toBeTruthy();

  const all = subPages(route.section).map(({ path }) => path);
  const next = container.querySelector('a[rel="next"]')?.getAttribute('href');
  expect(next).toBe(all[all.indexOf(route.path) + 1]);

  const admission = screen.getByRole('link', { name: 'Admission' });
  const form = new URL(admission.getAttribute('href') ?? '', 'https://example.org');
  expect(form.pathname).toBe('/admissions');
  expect([...form.searchParams.keys()]).toEqual([
    programmes[route.section].enquiry ? 'program' : 'notes',
  ]);
  expect(screen.queryByText(/data not found/)).toBeNull();
});

test.each(routes)('the breadcrumb of $slug leads over Courses to its section', (route) => {
  const { name, pages } = programmes[route.section];
  const [start] = subPages(route.section);
  expect(pageMeta(edition, route).crumbs).toEqual([
    { title: 'Courses', path: '/courses' },
    ...(route.slug === start?.slug
      ? [{ title: name }]
      : [{ title: name, path: start?.path }, { title: pages[route.slug]?.nav }]),
  ]);
});

test.each(routes)('tables of $slug keep their roles and label their cells', (route) => {
  const { container } = show(route);
  for (const table of container.querySelectorAll('table')) {
    expect(table.getAttribute('role')).toBe('table');
    expect(table.querySelector('caption')?.textContent).toBeTruthy();
    for (const cell of table.querySelectorAll('th'))
      expect(cell.getAttribute('scope')).toBeTruthy();
    for (const cell of table.querySelectorAll('td')) expect(cell.getAttribute('role')).toBe('cell');
  }
  const isAbout = programmes[route.section].pages[route.slug]?.show === 'about';
  const { caption } = edition.words.dates.woven;
  const tables = [...container.querySelectorAll('caption')].filter(
    ({ textContent }) => textContent !== caption,
  );
  expect(tables.length > 0).toBe(!isAbout);
});

test.each(sectionIds)('the head of %s answers with the facts that are known', (id) => {
  const [start] = subPages(id);
  if (!start) throw new Error(`${id} has no page.`);
  const { container } = show(start);
  const facts = container.querySelector('dl')?.textContent;
  const { duration, entry, intake, medium } = programmes[id];
  const { minimum, ...others } = entry;
  if (minimum) expect(facts?.split(`${minimum.percentage}%`)).toHaveLength(2);
  else
    expect(facts).toContain(
      edition.describe.either(others.previous.map(edition.describe.qualification)),
    );
  if (minimum) expect(facts).toContain(edition.describe.entry(others));
  expect(facts).toContain(edition.describe.length({ years: duration.years }));
  expect(facts).toContain(medium);
  for (const { seats } of intake) if (seats !== null) expect(facts).toContain(String(seats));
});

test.each(['mpc', 'bipc'])('the head of %s tells the seats of this stream', (stream) => {
  const { container } = show(routeTo(`intermediate-${stream}`));
  const seats = programmes.intermediate.intake.find(({ group }) => group?.toLowerCase() === stream);
  const facts = container.querySelector('dl')?.textContent;
  expect(facts).toContain(edition.describe.intake([{ seats: seats?.seats ?? 0 }]));
  expect(facts).not.toContain('120');
});

test('the BPT hero has the heading of SPEC.md and a picture that fades', () => {
  const { container } = show(routeTo('about-bpt'));
  const name = `Bachelor of Physiotherapy Course at ${site.name}`;
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(container.querySelector('[data-fading="true"] img')).toBeTruthy();
  expect(screen.getAllByText(/nurs/i).length).toBeGreaterThan(0);
});

test('paper codes have a column as soon as one is known', () => {
  const { streams = {} } = programmes.intermediate;
  const withoutCodes = Object.fromEntries(
    Object.entries(streams).map(([id, stream]) => [
      id,
      { ...stream, subjects: stream.subjects.map((one) => ({ ...one, paperCode: null })) },
    ]),
  );
  const { container } = show(routeTo('intermediate-mpc'), { streams: withoutCodes });
  const columns = () =>
    [...(container.querySelector('table')?.querySelectorAll('thead th') ?? [])].map(
      (cell) => cell.textContent,
    );
  expect(columns()).toEqual(['Subject', 'Medium', 'Assessment']);
  cleanup();
  const [[id, stream] = []] = Object.entries(withoutCodes);
  const [subject, ...others] = stream?.subjects ?? [];
  if (!id || !stream || !subject) throw new Error('Intermediate has no stream.');
  const subjects = [{ ...subject, paperCode: '101' }, ...others];
  show(routeTo('intermediate-mpc'), {
    streams: { ...withoutCodes, [id]: { ...stream, subjects } },
  });
  expect(screen.getByRole('columnheader', { name: 'Paper Code' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '101' })).toBeTruthy();
});

test('the heading above the BPT curriculum shows the duration', () => {
  show(routeTo('bpt-curriculum'));
  const { Program = '' } = programmes.bpt.curriculum ?? {};
  const name = tiedText(`${Program}: 4 years + 6-month internship`);
  expect(screen.getByRole('heading', { name })).toBeTruthy();
});

test.each(subPages('bsc-mlt'))('$slug is labelled while its data are indicative', (route) => {
  const indicative = 'Only a guide until somebody confirms it.';
  show(route, { indicative });
  expect(screen.getByText(indicative)).toBeTruthy();
  cleanup();
  show(route, { indicative: undefined });
  expect(screen.queryByText(indicative)).toBeNull();
});

test('an exchange or a hospital for interns is on the career page once it is known', () => {
  const { career } = programmes.bpt;
  if (!career) throw new Error('BPT has no career data.');
  const heading = { name: 'Global exposure' };
  const unknown = { InternationalExchange: null, Internships: null };
  show(routeTo('bpt-career'), { career: { ...career, GlobalExposure: unknown } });
  expect(screen.queryByRole('heading', heading)).toBeNull();
  cleanup();
  const GlobalExposure = { InternationalExchange: 'A term abroad', Internships: 'A hospital' };
  show(routeTo('bpt-career'), { career: { ...career, GlobalExposure } });
  expect(screen.getByRole('heading', heading)).toBeTruthy();
  for (const known of Object.values(GlobalExposure)) expect(screen.getByText(known)).toBeTruthy();
});

test.each(sectionIds)(
  '%s says which entrance a seat needs, with day and source where there is one',
  (id) => {
    const { text, source } = programmes[id].selection;
    const pages = subPages(id).filter((route) => {
      const { container } = show(route);
      const links = screen.queryAllByRole('link', { name: /^Source: .*new tab/ });
      const isTold =
        container.textContent?.includes(text) && links[0]?.getAttribute('href') === source?.link;
      const day =
        !source || / Checked on \d{1,2}\s[A-Z][a-z]+\s20\d\d\./.test(container.textContent ?? '');
      cleanup();
      return isTold && day;
    });
    expect(pages).toHaveLength(1);
  },
);

type Data =
  | 'curriculum'
  | 'requirements'
  | 'career'
  | 'curriculumGroups'
  | 'requirementRows'
  | 'commonFeatures'
  | 'streams'
  | 'modules';

test.each<[SectionId, SectionRoute['slug'], Data, string]>([
  ['bpt', 'bpt-curriculum', 'curriculum', 'BPT Curriculum data not found.'],
  ['bpt', 'bpt-criteria', 'requirements', 'BPT Program Requirements data not found.'],
  ['bpt', 'bpt-career', 'career', 'BPT Career Pathways data not found.'],
  ['gnm', 'gnw-curriculum', 'curriculum', 'GNM Curriculum data not found.'],
  ['gnm', 'gnw-criteria', 'requirements', 'GNM Program Requirements data not found.'],
  ['gnm', 'gnw-career', 'career', 'GNM Career Pathways data not found.'],
  ['bsc-nursing', 'nursing-curriculum', 'curriculum', 'B.Sc Nursing Curriculum data not found.'],
  [
    'bsc-nursing',
    'nursing-criteria',
    'requirements',
    'B.Sc Nursing Program Requirements data not found.',
  ],
  ['bsc-nursing', 'nursing-career', 'career', 'B.Sc Nursing Career Pathways data not found.'],
  ['bsc-mlt', 'mlt-curriculum', 'curriculum', 'B.Sc Nursing Curriculum data not found.'],
  ['bsc-mlt', 'mlt-criteria', 'requirements', 'B.Sc MLT Program Requirements data not found.'],
  ['bsc-mlt', 'mlt-career', 'career', 'B.Sc MLT Career Pathways data not found.'],
  [
    'intermediate',
    'intermediate-curriculum',
    'curriculumGroups',
    'Intermediate Curriculum data not found.',
  ],
  [
    'intermediate',
    'intermediate-requirements',
    'requirementRows',
    'Intermediate Requirements data not found.',
  ],
  ['intermediate', 'intermediate-mpc', 'streams', 'Intermediate Stream data not found.'],
  ['intermediate', 'intermediate-bipc', 'streams', 'Intermediate Stream data not found.'],
  [
    'intermediate',
    'intermediate-common',
    'commonFeatures',
    'Intermediate Common Features data not found.',
  ],
  ['academy', 'academy-curriculum', 'modules', 'Academy Curriculum data not found.'],
  ['academy', 'academy-maths', 'modules', 'Academy Modules data not found.'],
])('%s: %s without its %s says "%s" and whom to ask', (id, slug, data, notice) => {
  const route = routeTo(slug);
  expect(route.section).toBe(id);
  show(route, { [data]: undefined });
  const text = screen.getByText(notice);
  const ways = within(text.parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/[:/?].*$/, '') || link.getAttribute('href'));
  expect(ways).toEqual(['tel', 'https', '/admissions']);
});
