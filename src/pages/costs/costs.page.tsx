import { type CostHead, costHeads } from '#src/admissions/cost-sum.ts';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Faq } from '#src/components/faq/faq.tsx';
import { OpenQuestions } from '#src/components/open-questions/open-questions.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Section } from '#src/components/section/section.tsx';
import { SourceList } from '#src/components/source/source-list.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { shownSource } from '#src/content/views/shown-source.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './costs.module.css';
import { CostSheet } from './islands.ts';

/** What a course costs, who decides it, what helps to pay it, and what is refunded. */
export const page: PageModule = {
  script: 'questions',
  meta({ content, href }) {
    const { title, description } = content.costs;
    return {
      title,
      description,
      crumbs: [{ title: content.admissions.title, path: href('/admissions') }, { title }],
    };
  },
  Page({ edition, breadcrumb }) {
    const { costs: text } = edition.content;
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
        <Section ground="white" className={styles.parts}>
          <Parts {...edition} />
          <SeatsAndRefunds {...edition} />
          <Scholarships {...edition} />
          <Questions {...edition} />
          <SourceList
            label={edition.words.source.list}
            sources={text.sources.map((source) => shownSource(edition, source))}
          />
        </Section>
        <Sheet {...edition} />
      </>
    );
  },
};

function Parts({ content }: Edition) {
  const { heading, heads } = content.costs.parts;
  return (
    <div id="money">
      <h2>{heading}</h2>
      <dl className={styles.heads}>
        {costHeads.map((head) => {
          const { name, note } = heads[head];
          if (!note) return null;
          return (
            <div key={head}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function SeatsAndRefunds({ content, href }: Edition) {
  const { seats, refund } = content.costs;
  return (
    <div className={styles.beside}>
      <div>
        <h2>{seats.heading}</h2>
        <ul className={`${layout.ticks} ${styles.text}`}>
          {seats.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{refund.heading}</h2>
        <p className={styles.text}>{refund.text}</p>
        {refund.own && <p>{refund.own}</p>}
        <Folds folds={refund.rules} href={href} />
      </div>
    </div>
  );
}

function Scholarships({ content, href }: Edition) {
  const { heading, schemes } = content.costs.scholarships;
  return (
    <div id="scholarships">
      <h2>{heading}</h2>
      <Folds folds={schemes} href={href} />
    </div>
  );
}

type FoldsProps = Pick<Edition, 'href'> & { folds: readonly { name: string; text: string }[] };

function Folds({ folds, href }: FoldsProps) {
  return (
    <div className={styles.text}>
      <Faq
        questions={folds.map(({ name, text }) => ({ question: name, answer: toHtml(text, href) }))}
      />
    </div>
  );
}

function Questions({ content, words }: Edition) {
  const { heading, list } = content.costs.questions;
  return (
    <div>
      <h2>{heading}</h2>
      <OpenQuestions
        phone={content.site.phone}
        groups={[{ questions: list.map((question) => ({ question })) }]}
        words={words.questions}
      />
    </div>
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

/** What the sheet is told. */
export function sheetOf({ content, words, locale }: Edition) {
  const { parts, sheet } = content.costs;
  const { heading: _, text: __, ...own } = sheet;
  const heads = Object.fromEntries(
    costHeads.map((head) => [head, parts.heads[head].name]),
  ) as Record<CostHead, string>;
  return { locale, words: { ...own, heads, count: words.rules.length.years } };
}
