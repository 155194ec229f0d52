import type { z } from 'zod';
import type { feesSchema } from '#src/content/schemas/fees.ts';
import type { PageContent } from '#src/content/schemas/pages.ts';
import { sectionIds } from '#src/routes.ts';
import type { Report } from './parse.ts';

type Referring = Pick<PageContent, 'about' | 'ladder' | 'master'> & {
  fees: z.output<typeof feesSchema>;
};

/** Checks what one file says of another, or one entry of its neighbours. */
export function checkReferences({ about, fees, ladder, master }: Referring, report: Report): void {
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
        problem(file, field, `'${name}' stands twice. Remove one of the two lines`);
      }
      if (name) listed.push(name);
    });
  });
  for (const name of known.filter((one) => !listed.includes(one))) {
    problem(file, 'levels', `lacks '${name}'. Add its line to a level`);
  }

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
