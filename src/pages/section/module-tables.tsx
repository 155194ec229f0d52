import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import type { ModuleRow, Programme } from '#src/content/schemas/programme.ts';
import { pageOf } from '#src/content/views/page-meta.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { subPages } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';
import styles from './section.module.css';

/** In the order of their columns. */
const subjects = [
  'physics',
  'chemistry',
  'mathematics',
  'biology',
  'aptitude_gk',
] as const satisfies readonly (keyof ModuleRow)[];

type Plan = NonNullable<Programme['modules']>[string];

/** A plan module by module. A subject that no module teaches gets no column. */
export function ModuleTable({ plan, words }: { plan: Plan; words: Words['section']['tables'] }) {
  const taught = subjectsOf(plan);
  return (
    <DataTable
      caption={fill(words.plan, { program: plan.Program })}
      columns={[words.module, ...taught.map((field) => words.subjects[field])]}
      rows={plan.rows.map((row) => [row.module, ...taught.map((field) => row[field] ?? '')])}
    />
  );
}

type ModuleOverviewProps = { edition: Edition; programme: Programme };

/** All plans of the academy, one row each, with links to the full ones. */
export function ModuleOverview({ edition, programme }: ModuleOverviewProps) {
  const words = edition.words.section.tables;
  const columns = words.planColumns;
  return (
    <>
      <DataTable
        caption={fill(words.plans, { course: programme.fullName })}
        columns={[columns.program, columns.subjects, columns.stages, columns.leadsTo]}
        rows={Object.values(programme.modules ?? {}).map((plan) => [
          plan.Program,
          subjectsOf(plan).map((field) => words.subjects[field]),
          fill(words.stages, {
            count: plan.rows.length,
            first: plan.rows[0]?.module ?? '',
            last: plan.rows.at(-1)?.module ?? '',
          }),
          plan.leadsTo,
        ])}
      />
      <ul className={styles.links}>
        {subPages(programme.id).map(({ path, slug }) => {
          const { show, nav } = pageOf(programme, slug);
          return (
            show === 'modules' && (
              <li key={slug}>
                <a className={layout.textLink} href={edition.href(path)}>
                  {nav}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

function subjectsOf({ rows }: Plan) {
  return subjects.filter((field) => rows.some((row) => row[field]));
}
