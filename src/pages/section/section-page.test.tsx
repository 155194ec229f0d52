// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import type { Programme } from '#src/content/programme-schema.ts';
import { type SectionId, sectionIds, sections } from '#src/routes.ts';
import { SectionPage } from './section-page.tsx';

afterEach(cleanup);

const { programmes, site } = content;
const subPages = sectionIds.flatMap((id) => sections[id].pages.map((slug) => ({ id, slug })));

function show(programme: Programme, slug: string) {
  return render(<SectionPage programme={programme} slug={slug} site={site} />);
}

test.each(subPages)('$slug has its title, its way and its neighbours', ({ id, slug }) => {
  const programme = programmes[id];
  show(programme, slug);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(programme.pages[slug]?.title);

  const panel = within(screen.getByRole('navigation', { name: 'Quick Navigation' }));
  const links = panel.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...sections[id].pages.map((page) => `${sections[id].base}/${page}`),
    '/',
  ]);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual([
    `${sections[id].base}/${slug}`,
  ]);
  expect(panel.getByRole('link', { name: 'Back to Home' })).toBeTruthy();

  const admission = screen.getByRole('link', { name: 'Admission' });
  expect(admission.getAttribute('href')).toBe('/admissions');
  expect(screen.queryByText(/data not found/)).toBeNull();
});

test.each(subPages)('tables of $slug keep their roles and label their cells', ({ id, slug }) => {
  const { container } = show(programmes[id], slug);
  for (const table of container.querySelectorAll('table')) {
    expect(table.getAttribute('role')).toBe('table');
    expect(table.querySelector('caption')?.textContent).toBeTruthy();
    for (const cell of table.querySelectorAll('th'))
      expect(cell.getAttribute('scope')).toBeTruthy();
    for (const cell of table.querySelectorAll('td')) expect(cell.getAttribute('role')).toBe('cell');
  }
  const isAbout = programmes[id].pages[slug]?.show === 'about';
  expect(container.querySelectorAll('table').length > 0).toBe(!isAbout);
});

test('the BPT hero has the heading of SPEC.md and a picture that fades', () => {
  const { container } = show(programmes.bpt, 'about-bpt');
  expect(screen.getByText(`Bachelor of Physiotherapy Course at ${site.name}`)).toBeTruthy();
  expect(container.querySelector('[data-fading="true"] img')).toBeTruthy();
  expect(screen.getAllByText(/nurs/i).length).toBeGreaterThan(0);
});

test('the heading above the BPT curriculum shows the duration', () => {
  show(programmes.bpt, 'bpt-curriculum');
  expect(
    screen.getByRole('heading', {
      name: 'Bachelor of Physiotherapy (BPT): 4 years + 6-month internship',
    }),
  ).toBeTruthy();
});

test.each(sections['bsc-mlt'].pages)('%s is labelled indicative', (slug) => {
  show(programmes['bsc-mlt'], slug);
  expect(screen.getByText(/^Indicative\./)).toBeTruthy();
});

type Data =
  | 'curriculum'
  | 'requirements'
  | 'career'
  | 'curriculumGroups'
  | 'requirementRows'
  | 'commonFeatures'
  | 'streams'
  | 'modules';

test.each<[SectionId, string, Data, string]>([
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
  show({ ...programmes[id], [data]: undefined }, slug);
  const text = screen.getByText(notice);
  const ways = within(text.parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/[:/?].*$/, '') || link.getAttribute('href'));
  expect(ways).toEqual(['tel', 'https', '/admissions']);
});
