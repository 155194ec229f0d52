import { type CostHead, costHeads, onceHeads } from '#src/admissions/cost-sum.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Scheme } from '#src/content/schemas/costs.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { ownTuition } from '#src/content/views/fee-levels.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { stateFees } from '#src/content/views/state-fees.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Faq } from '#src/ui/faq/faq.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { List } from '#src/ui/list/list.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import styles from './costs.module.css';
import { helpOf, schemeRows } from './help-props.ts';
import { CostSheet, HelpFinder } from './islands.ts';

/** The costs of a course, who decides them, help to pay them, and refunds. */
export const page: PageModule = {
  script: 'questions',
  Page({ edition, breadcrumb }) {
    const { content, words, href } = edition;
    const { parts, state, seats, refund, scholarships, questions, sheet, ...text } = content.costs;
    const sources = [
      ...state.fees.map(({ source }) => source),
      ...text.sources,
      ...scholarships.schemes.flatMap((scheme) => scheme.sources),
    ].filter(({ link }, index, all) => all.findIndex((one) => one.link === link) === index);
    return (
      <>
        <PageHead
          {...headOf(edition, text)}
          breadcrumb={breadcrumb}
          actions={
            <ButtonLink href="#costs" big>
              {text.add}
            </ButtonLink>
          }
        />
        <Handbook
          label={words.legal.contents}
          parts={[
            { id: 'money', heading: parts.heading, content: <Heads {...edition} /> },
            { id: 'state', heading: state.heading, content: <StateFees {...edition} /> },
            {
              id: 'seats',
              heading: seats.heading,
              content: <List lines={seats.points} />,
            },
            {
              id: 'refunds',
              heading: refund.heading,
              content: (
                <>
                  <p>{refund.text}</p>
                  {refund.own && <p>{refund.own}</p>}
                  <Folds folds={refund.rules} href={href} />
                </>
              ),
            },
            {
              id: 'scholarships',
              heading: scholarships.heading,
              content: <Scholarships {...edition} />,
            },
            {
              id: 'questions',
              heading: questions.heading,
              content: <OpenQuestions edition={edition} questions={questions.list} />,
            },
            { id: 'costs', heading: sheet.heading },
          ]}
        >
          <SourceList edition={edition} sources={sources} />
        </Handbook>
        <Sheet {...edition} />
      </>
    );
  },
};

/** The parts of the cost, each with a strip of the years in which it is paid. */
function Heads({ content }: Edition) {
  const { parts, sheet } = content.costs;
  return (
    <>
      <p className={`${layout.cluster} ${layout.small} ${styles.key}`} aria-hidden="true">
        <span className={layout.cluster}>
          <Strip label={sheet.perYear} /> {sheet.perYear}
        </span>
        <span className={layout.cluster}>
          <Strip label={sheet.once} once /> {sheet.once}
        </span>
      </p>
      <dl className={styles.heads}>
        {costHeads.map((head) => {
          const { name, note } = parts.heads[head];
          const once = onceHeads.some((one) => one === head);
          if (!note) return null;
          return (
            <div key={head}>
              <dt>
                <Strip label={once ? sheet.once : sheet.perYear} once={once} /> {name}
              </dt>
              <dd>{note}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Four years; those in which a part is paid are filled. */
function Strip({ label, once = false }: { label: string; once?: boolean }) {
  return (
    <svg className={styles.strip} role="img" aria-label={label}>
      {[0, 25, 50, 75].map((year) => (
        <rect key={year} x={`${year}%`} data-paid={!once || year === 0} />
      ))}
    </svg>
  );
}

/** The college's own tuition as far as it is known, and what the State set for other years. */
function StateFees(edition: Edition) {
  const { costs, fees, programmes } = edition.content;
  const { heading, text, columns } = costs.state;
  const own = sectionIds.flatMap((id) => {
    const tuition = ownTuition(edition, id);
    return tuition ? [[programmes[id].name, tuition] as const] : [];
  });
  return (
    <>
      {own.length > 0 && (
        <DataTable
          caption={fees.year ? `${fees.title} ${fees.year}` : fees.title}
          columns={[fees.columns.course, fees.columns.tuition]}
          rows={own}
        />
      )}
      <p>{text}</p>
      <DataTable
        caption={heading}
        columns={[columns.course, columns.seat, columns.fee, columns.year]}
        rows={stateFees(edition).map(({ course, seat, amount, year }) => [
          course,
          seat,
          amount,
          year,
        ])}
      />
    </>
  );
}

/** Which schemes fit a family, then all of them. */
function Scholarships(edition: Edition) {
  const { content, href } = edition;
  const { schemes, help, others } = content.costs.scholarships;
  const { heading, scheme, level, category, income, local } = help.table;
  return (
    <>
      <div className={layout.needsScript}>
        <h3>{help.heading}</h3>
        <p>{help.text}</p>
      </div>
      <HelpFinder {...helpOf(edition)} />
      <div className={styles.schemes}>
        <DataTable
          caption={heading}
          columns={[scheme, level, category, income, local]}
          rows={schemeRows(edition)}
        />
      </div>
      <Folds folds={[...schemes.map((one) => schemeFold(edition, one)), ...others]} href={href} />
    </>
  );
}

/** A scheme as a line that opens: who, how much, where, by when, and the papers it needs. */
function schemeFold({ content }: Edition, scheme: Scheme) {
  const { labels } = content.costs.scholarships;
  const names = content.papers.groups
    .flatMap(({ papers }) => papers)
    .filter(({ id }) => scheme.papers.includes(id))
    .map(({ name }) => name);
  const lines = [
    [labels.who, scheme.who],
    [labels.gives, scheme.gives],
    [labels.where, scheme.where],
    [labels.when, scheme.when],
    ...(names.length > 0 ? [[labels.papers, `[${names.join('; ')}](/admissions/documents)`]] : []),
  ];
  return {
    name: `${scheme.name} (${scheme.year})`,
    text: lines.map(([label, line]) => `**${label}** ${line}`).join('\n\n'),
  };
}

type FoldsProps = Pick<Edition, 'href'> & { folds: readonly { name: string; text: string }[] };

function Folds({ folds, href }: FoldsProps) {
  return (
    <Faq
      questions={folds.map(({ name, text }) => ({ question: name, answer: toHtml(text, href) }))}
    />
  );
}

/** A sheet that adds up what the office tells; without script it is one to print and fill in. */
function Sheet(edition: Edition) {
  const { heading, text } = edition.content.costs.sheet;
  return (
    <Section
      id="costs"
      ground="mist"
      heading={heading}
      aside={<p className={layout.small}>{text}</p>}
    >
      <CostSheet {...sheetOf(edition)} />
    </Section>
  );
}

/** Props of the sheet. */
export function sheetOf({ content, locale }: Edition) {
  const { parts, sheet } = content.costs;
  const { heading: _, text: __, ...own } = sheet;
  const heads = Object.fromEntries(
    costHeads.map((head) => [head, parts.heads[head].name]),
  ) as Record<CostHead, string>;
  return { locale, words: { ...own, heads } };
}
