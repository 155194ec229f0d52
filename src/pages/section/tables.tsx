import type { ReactNode } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import type {
  ModuleRow,
  PageKind,
  Programme,
  ProgrammePage,
} from '#src/content/schemas/programme.ts';
import { officeName } from '#src/content/views/offered-courses.ts';
import { pageOf } from '#src/content/views/page-meta.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { subPages } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { waysToAsk } from '#src/ui/ask/ask-section.tsx';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { List } from '#src/ui/list/list.tsx';
import { MissingNotice } from '#src/ui/missing-notice/missing-notice.tsx';
import type { Words } from '#src/words.ts';
import careerStyles from './career-table.module.css';
import { CurriculumTable } from './curriculum-table.tsx';
import { Part } from './part.tsx';
import styles from './section.module.css';

type TablesProps = { edition: Edition; programme: Programme; page: ProgrammePage };

/** The tables of a page, or the notice of SPEC.md section 8 where their data is missing. */
export function Tables({ edition, programme, page: { show, of = '' } }: TablesProps) {
  const { words } = edition;
  if (show === 'about') return null;
  const table = tables[show]({ edition, programme, of, words: words.section.tables });
  if (table) return table;
  const own = show === 'curriculum' ? programme.notices?.curriculum : undefined;
  return (
    <MissingNotice
      {...waysToAsk(edition)}
      greeting={fill(words.section.greeting, { course: officeName(edition, programme.id) })}
      notice={own ?? fill(words.section.missing[show], { course: programme.name })}
    >
      <p>{words.notice}</p>
    </MissingNotice>
  );
}

type TableProps = {
  edition: Edition;
  programme: Programme;
  /** Which stream or plan of modules. */
  of: string;
  words: Words['section']['tables'];
};

/** The tables of each kind of page; nothing where the programme lacks their data. */
const tables: Record<Exclude<PageKind, 'about'>, (props: TableProps) => ReactNode> = {
  curriculum: ({ programme: { curriculum, duration }, words }) =>
    curriculum && <CurriculumTable curriculum={curriculum} duration={duration} words={words} />,
  criteria: ({ programme: { requirements }, words }) =>
    requirements && (
      <DataTable
        caption={fill(words.requirements, { program: requirements.Program })}
        columns={[words.requirementColumns.requirement, words.requirementColumns.details]}
        rows={requirements.Requirements.map((row) => [row.Requirement, row.Details])}
      />
    ),
  career: careerPaths,
  groups: ({ programme: { name, curriculumGroups }, words }) =>
    curriculumGroups && (
      <DataTable
        caption={fill(words.groups, { course: name })}
        columns={[words.groupColumns.group, words.groupColumns.subjects]}
        rows={curriculumGroups.map((row) => [row.group, row.subjectsOffered])}
      />
    ),
  requirements: ({ programme: { name, requirementRows }, words }) =>
    requirementRows && (
      <DataTable
        caption={fill(words.rows, { course: name })}
        columns={[words.requirementColumns.requirement, words.requirementColumns.details]}
        rows={requirementRows.map((row) => [row.requirement, row.details])}
      />
    ),
  'common-features': ({ programme: { commonFeatures }, words }) =>
    commonFeatures && (
      <DataTable
        caption={words.common}
        columns={[words.commonColumns.aspect, words.commonColumns.details]}
        rows={commonFeatures.map((row) => [row.aspect, row.details])}
      />
    ),
  stream: streamTables,
  modules: moduleTable,
  'module-overview': moduleOverview,
};

/** Every career as a path that branches off from the course. */
function careerPaths({ programme: { career }, words }: TableProps) {
  if (!career) return undefined;
  const { InternationalExchange, Internships } = career.GlobalExposure;
  return (
    <>
      <p>{career.Description}</p>
      <div className={careerStyles.paths}>
        <DataTable
          caption={fill(words.career, { program: career.Program })}
          columns={[words.careerColumns.option, words.careerColumns.where]}
          rows={career.CareerPathways.map((row) => [row.CareerOption, row.WhereYouCanWork])}
        />
      </div>
      {(InternationalExchange || Internships) && (
        <Part heading={words.exposure}>
          {InternationalExchange && <p>{InternationalExchange}</p>}
          {Internships && <p>{Internships}</p>}
        </Part>
      )}
    </>
  );
}

function streamTables({ programme, of, words }: TableProps) {
  const stream = programme.streams?.[of];
  if (!stream) return undefined;
  const { streamColumns: columns, practicalColumns } = words;
  const hasCodes = stream.subjects.some(({ paperCode }) => paperCode);
  return (
    <>
      <DataTable
        caption={words.stream}
        columns={[
          columns.subject,
          ...(hasCodes ? [columns.code] : []),
          columns.medium,
          columns.assessment,
        ]}
        rows={stream.subjects.map(({ subject, paperCode, medium, assessment }) => [
          subject,
          ...(hasCodes ? [paperCode ?? ''] : []),
          medium,
          assessment,
        ])}
      />
      <Part heading={words.focus}>
        <List lines={stream.coreSubjectFocus} />
      </Part>
      <DataTable
        caption={words.practicals}
        columns={[practicalColumns.subject, practicalColumns.practicals]}
        rows={stream.labPracticals.map((row) => [row.subject, row.labPracticals])}
      />
    </>
  );
}

/** In the order of their columns. */
const subjects = [
  'physics',
  'chemistry',
  'mathematics',
  'biology',
  'aptitude_gk',
] as const satisfies readonly (keyof ModuleRow)[];

function subjectsOf(rows: readonly ModuleRow[]) {
  return subjects.filter((field) => rows.some((row) => row[field]));
}

/** A plan module by module. A subject that no module teaches gets no column. */
function moduleTable({ programme, of, words }: TableProps) {
  const plan = programme.modules?.[of];
  if (!plan) return undefined;
  const taught = subjectsOf(plan.rows);
  return (
    <DataTable
      caption={fill(words.plan, { program: plan.Program })}
      columns={[words.module, ...taught.map((field) => words.subjects[field])]}
      rows={plan.rows.map((row) => [row.module, ...taught.map((field) => row[field] ?? '')])}
    />
  );
}

/** All plans of the academy, one row each, with links to the full ones. */
function moduleOverview({ edition, programme, words }: TableProps) {
  if (!programme.modules) return undefined;
  const columns = words.planColumns;
  const plans = subPages(programme.id).map(({ path, slug }) => ({
    path,
    ...pageOf(programme, slug),
  }));
  return (
    <>
      <DataTable
        caption={fill(words.plans, { course: programme.fullName })}
        columns={[columns.program, columns.subjects, columns.stages, columns.leadsTo]}
        rows={Object.values(programme.modules).map(({ Program, rows, leadsTo }) => [
          Program,
          subjectsOf(rows).map((field) => words.subjects[field]),
          fill(words.stages, {
            count: rows.length,
            first: rows[0]?.module ?? '',
            last: rows.at(-1)?.module ?? '',
          }),
          leadsTo,
        ])}
      />
      <ul className={styles.links}>
        {plans
          .filter(({ show }) => show === 'modules')
          .map(({ path, nav }) => (
            <li key={path}>
              <a className={layout.textLink} href={edition.href(path)}>
                {nav}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}
