import type { z } from 'zod';
import type { feesSchema } from '#src/content/schemas/fees.ts';
import type { PageContent } from '#src/content/schemas/pages.ts';
import type { Site } from '#src/content/schemas/site.ts';
import { sectionIds } from '#src/routes.ts';
import type { Report } from './parse.ts';
import type { Programmes } from './programmes.ts';

type Referring = Pick<
  PageContent,
  'about-us' | 'costs' | 'documents' | 'home' | 'ladder' | 'master'
> & {
  fees: z.output<typeof feesSchema>;
  site: Site;
};

/** Checks what one file says of another, or one entry of its neighbours. */
export function checkReferences(
  { 'about-us': about, costs, documents, fees, home, ladder, master, site }: Referring,
  programmes: Programmes,
  report: Report,
): void {
  const problem = (file: string, field: string, message: string) =>
    report.add(file, field, message);

  const masterIds: string[] = master.courses.map(({ id }) => id);
  const file = 'fees.yaml';
  const known = [...sectionIds, ...masterIds];
  const listed: string[] = [];
  fees.levels.forEach(({ courses }, level) => {
    courses.forEach(({ programme, master: id }, course) => {
      const field = `levels[${level}].courses[${course}]`;
      const name = programme ?? id;
      if (name === undefined || (programme && id)) {
        problem(file, field, 'must name either a programme or a master course: { programme: gnm }');
      } else if (!known.includes(name)) {
        problem(file, `${field}.master`, `'${name}' is none of ${masterIds.join(', ')}`);
      } else if (listed.includes(name)) {
        problem(file, field, `'${name}' appears twice. Remove one of the two lines`);
      }
      if (name) listed.push(name);
    });
  });
  for (const name of known.filter((one) => !listed.includes(one))) {
    problem(file, 'levels', `lacks '${name}'. Add its line to a level`);
  }

  const paperIds = documents.groups.flatMap((group) => group.papers.map(({ id }) => id));
  const schemeIds = costs.scholarships.schemes.map(({ id }) => id);
  costs.scholarships.schemes.forEach((scheme, index) => {
    for (const id of [scheme.with ?? [], scheme.notWith ?? []].flat()) {
      if (schemeIds.includes(id)) continue;
      problem('costs.yaml', `scholarships.schemes[${index}]`, `'${id}' is none of the schemes`);
    }
    scheme.papers.forEach((id, at) => {
      if (paperIds.includes(id)) return;
      const field = `scholarships.schemes[${index}].papers[${at}]`;
      problem('costs.yaml', field, `'${id}' is none of the papers in documents.yaml`);
    });
  });

  for (const id of sectionIds) {
    const { since } = programmes[id];
    if (since !== null && since < site.founded) {
      const message = `must be ${site.founded}, in which the group began, or later`;
      problem(`programmes/${id}.yaml`, 'since', message);
    }
    if (programmes[id].entry.previous.some((one) => one === id)) {
      const message = `holds '${id}', which is this course itself. Remove it`;
      problem(`programmes/${id}.yaml`, 'entry.previous', message);
    }
    const { enquiry } = programmes[id];
    const other = sectionIds.find((one) => one !== id && programmes[one].enquiry === enquiry);
    if (enquiry && other) {
      const message = `is also what programmes/${other}.yaml is called in the form. Write its own`;
      problem(`programmes/${id}.yaml`, 'enquiry', message);
    }
  }
  master.courses.forEach(({ entry }, index) => {
    const school = entry.previous.find((one) => one === 'class-10' || one === 'intermediate');
    if (!school) return;
    const message = `holds '${school}', after which no master course follows. Write the course before it`;
    problem('master.yaml', `courses[${index}].entry.previous`, message);
  });
  home.statistics.figures.forEach(({ claim, suffix }, index) => {
    const isShare = claim === 'placement';
    if (isShare === suffix.includes('%')) return;
    const message = isShare
      ? 'must hold %, since it is a share'
      : 'must not hold %, since it is a number';
    problem('home.yaml', `statistics.figures[${index}].suffix`, message);
  });

  const bodies = about.affiliations.bodies.map(({ short }) => short);
  const steps = [...known, 'post-basic'];
  const named = ladder.bodies.map(({ step }) => step);
  for (const step of steps.filter((id) => !named.includes(id))) {
    problem('ladder.yaml', 'bodies', `lacks '${step}'. Add it, with its bodies`);
  }
  for (const [index, { step, bodies: names }] of ladder.bodies.entries()) {
    const field = `bodies[${index}]`;
    if (!steps.includes(step)) problem('ladder.yaml', `${field}.step`, 'is no step');
    for (const name of names.filter((short) => !bodies.includes(short))) {
      problem('ladder.yaml', `${field}.bodies`, `'${name}' is none of ${bodies.join(', ')}`);
    }
  }
}
