import type { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import type { catalogueSchema } from './catalogue-schema.ts';
import type { Report } from './parse.ts';
import { type SitePages, sitePageFiles } from './site-pages.ts';

type Referring = Pick<SitePages, 'about' | 'fees' | 'ladder' | 'master'> & {
  catalogue: z.output<typeof catalogueSchema>;
};

/** Checks what one file says of another, or one entry of its neighbours. */
export function checkReferences(
  { about, fees, ladder, master, catalogue }: Referring,
  report: Report,
): void {
  const problem = (file: string, field: string, message: string) =>
    report.problems.push({ file: `content/${file}`, field, message });

  const masterIds = master.courses.map(({ id }) => id);
  for (const [file, ids] of [
    ['catalogue.yaml', catalogue.courses.map(({ id }) => id)],
    [sitePageFiles.master.file, masterIds],
    [sitePageFiles.about.file, about.governingBody.members.map(({ id }) => id)],
  ] as const) {
    for (const id of twice(ids)) problem(file, 'id', `'${id}' stands twice. Give each its own id`);
  }

  fees.levels.forEach(({ courses }, level) => {
    courses.forEach(({ programme, master: id }, course) => {
      const field = `levels[${level}].courses[${course}]`;
      const { file } = sitePageFiles.fees;
      if ((programme === undefined) === (id === undefined)) {
        problem(file, field, 'must name either a programme or a master course');
      } else if (id !== undefined && !masterIds.includes(id)) {
        problem(file, `${field}.master`, `'${id}' is none of ${masterIds.join(', ')}`);
      }
    });
  });

  const bodies = about.affiliations.bodies.map(({ short }) => short);
  const steps = [...sectionIds, ...masterIds, 'post-basic'];
  for (const step of steps.filter((id) => !Object.hasOwn(ladder.bodies, id))) {
    problem(sitePageFiles.ladder.file, 'bodies', `lacks '${step}'`);
  }
  for (const [step, names] of Object.entries(ladder.bodies)) {
    const field = `bodies.${step}`;
    if (!steps.includes(step)) problem(sitePageFiles.ladder.file, field, 'is no step');
    for (const name of names.filter((short) => !bodies.includes(short))) {
      problem(sitePageFiles.ladder.file, field, `'${name}' is none of ${bodies.join(', ')}`);
    }
  }
}

function twice<Id>(ids: readonly Id[]): Id[] {
  return ids.filter((id, index) => id !== undefined && id !== null && ids.indexOf(id) < index);
}
