import { sectionIds } from '#src/routes.ts';
import type { Report } from './parse.ts';
import { type SitePages, sitePageFiles } from './site-pages.ts';

/** Checks what one file says of another, or one entry of its neighbours. */
export function checkReferences(
  { fees, master }: Pick<SitePages, 'fees' | 'master'>,
  report: Report,
): void {
  const problem = (file: string, field: string, message: string) =>
    report.add(file, field, message);

  const masterIds: string[] = master.courses.map(({ id }) => id);
  const { file } = sitePageFiles.fees;
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
}
