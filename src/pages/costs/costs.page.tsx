import type { Edition } from '#src/content/check/edition.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { ownFees } from '#src/content/views/fee-levels.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { stateFees } from '#src/content/views/state-fees.ts';
import { type CostHead, costHeads, onceHeads, yearlyHeads } from '#src/domain/cost-sum.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Faq } from '#src/ui/faq/faq.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { List } from '#src/ui/list/list.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import styles from './costs.module.css';
import { helpOf } from './help-props.ts';
import { CostSheet, HelpFinder } from './islands.ts';
import { SchemeList } from './scheme-list.tsx';

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
            <>
              <ButtonLink href="#scholarships" big>
                {text.find}
              </ButtonLink>
              <ButtonLink href="#costs" big variant="line">
                {text.add}
              </ButtonLink>
            </>
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

/** Our own fees beside tuition where they are known, then the parts of the cost: each year, and once. */
function Heads(edition: Edition) {
  const { costs, fees } = edition.content;
  const { parts, sheet } = costs;
  const { others } = ownFees(edition);
  const groups = [
    [sheet.perYear, yearlyHeads],
    [sheet.once, onceHeads],
  ] as const;
  return (
    <>
      {others.length > 0 && (
        <div className={styles.group}>
          <h3>{fees.shared.heading}</h3>
          <dl className={styles.heads}>
            {others.map(([item, amount]) => (
              <div key={item}>
                <dt>{item}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {groups.map(([label, heads]) => (
        <div key={label} className={styles.group}>
          <h3>{label}</h3>
          <dl className={styles.heads}>
            {heads.map((head) => (
              <div key={head}>
                <dt>{parts.heads[head].name}</dt>
                <dd>{parts.heads[head].note}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

/** The college's own tuition as far as it is known, and what the State set for other years. */
function StateFees(edition: Edition) {
  const { costs, fees } = edition.content;
  const { text } = costs.state;
  const { tuition } = ownFees(edition);
  return (
    <>
      {tuition.length > 0 && (
        <DataTable
          caption={fees.year ? `${fees.title} ${fees.year}` : fees.title}
          columns={[fees.columns.course, fees.columns.tuition]}
          rows={tuition}
        />
      )}
      <p>{text}</p>
      <dl className={styles.heads}>
        {stateFees(edition).map(({ course, amount, year }) => (
          <div key={`${course} ${year}`}>
            <dt>{course}</dt>
            <dd>
              {amount} ({year})
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Which schemes fit a family, then all of them. */
function Scholarships(edition: Edition) {
  const { help, others } = edition.content.costs.scholarships;
  return (
    <>
      <p className={layout.needsScript}>{help.text}</p>
      <HelpFinder {...helpOf(edition)} />
      <Fold summary={<h3>{help.list.heading}</h3>}>
        <SchemeList edition={edition} />
      </Fold>
      <Folds folds={others} href={edition.href} />
    </>
  );
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
