import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { ModuleRow, Programme } from '#src/content/programme-schema.ts';
import { type Path, sections } from '#src/routes.ts';
import styles from './section.module.css';

const subjects = {
  physics: 'Physics',
  chemistry: 'Chemistry',
  mathematics: 'Mathematics',
  biology: 'Biology',
  aptitude_gk: 'Aptitude & GK',
} as const satisfies { [Field in Exclude<keyof ModuleRow, 'module'>]: string };

type Plan = NonNullable<Programme['modules']>[string];

/** A plan module by module. A subject that no module teaches gets no column. */
export function ModuleTable({ plan }: { plan: Plan }) {
  const taught = subjectsOf(plan);
  return (
    <DataTable
      caption={`${plan.Program}: module plan`}
      columns={['Module', ...taught.map((field) => subjects[field])]}
      rows={plan.rows.map((row) => [row.module, ...taught.map((field) => row[field] ?? '')])}
    />
  );
}

/** All plans of the academy, one row each, with links to the full ones. */
export function ModuleOverview({ programme }: { programme: Programme }) {
  const plans = Object.entries(programme.modules ?? {});
  return (
    <>
      <DataTable
        caption={`Plans of the ${programme.fullName}`}
        columns={['Programme', 'Subjects', 'Stages', 'Leads to']}
        rows={plans.map(([, plan]) => [
          plan.Program,
          subjectsOf(plan).map((field) => subjects[field]),
          `${plan.rows.length}, from ${plan.rows[0]?.module} to ${plan.rows.at(-1)?.module}`,
          plan.leadsTo,
        ])}
      />
      <ul className={styles.links}>
        {Object.entries(programme.pages)
          .filter(([, { show }]) => show === 'modules')
          .map(([slug, { title, nav }]) => (
            <li key={slug}>
              <a
                className="text-link"
                href={`${sections[programme.id].base}/${slug}` as Path}
                aria-label={title}
              >
                {nav}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}

function subjectsOf({ rows }: Plan) {
  return (Object.keys(subjects) as (keyof typeof subjects)[]).filter((field) =>
    rows.some((row) => row[field]),
  );
}
