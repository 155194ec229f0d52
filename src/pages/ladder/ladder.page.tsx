import { courseList } from '#src/admissions/course-data.ts';
import { streams } from '#src/admissions/entry-rules.ts';
import { wayThrough } from '#src/admissions/group-ways.ts';
import { AskSection } from '#src/blocks/ask/ask-section.tsx';
import { ArrowLink } from '#src/components/arrow-link/arrow-link.tsx';
import { DataTable } from '#src/components/data-table/data-table.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Section } from '#src/components/section/section.tsx';
import { Source } from '#src/components/source/source.tsx';
import { SourceList } from '#src/components/source/source-list.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { shownSource } from '#src/content/views/shown-source.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './ladder.module.css';
import { Rungs } from './rungs.tsx';
import { masterSteps, postBasicStep, sectionStep } from './steps.ts';

/** How one course leads to the next, from the 10th class to the master courses. */
export const page: PageModule = {
  meta({ content, words, href }) {
    const { site, programmes, ladder: text } = content;
    return {
      title: text.title,
      description: text.description,
      crumbs: [
        { title: words.trail.courses, path: href('/courses') },
        { title: words.trail.ladder },
      ],
      structuredData: [
        courseList(
          site.origin,
          sectionIds.map((id) => ({
            name: programmes[id].fullName,
            path: href(sectionStart(id)),
          })),
        ),
      ],
    };
  },
  Page({ edition, trail }) {
    const { content, href } = edition;
    const { ladder: text, 'what-can-i-study': finder } = content;
    const { nursing, ask } = text;
    return (
      <>
        <PageHead {...headOf(edition, text)} trail={trail} />
        <section className={`${layout.wrap} ${styles.picture}`} aria-label={text.labels.picture}>
          <Rungs edition={edition} />
          <SourceList label={text.labels.sources} sources={entranceSources(edition)} />
        </section>
        <Groups edition={edition} />
        <Section id="nursing" ground="flour" heading={nursing.heading} className={styles.nursing}>
          <p className={layout.lead}>{nursing.lead}</p>
          <ol className={styles.ways}>
            {nursing.steps.map((step) => (
              <li key={step.heading}>
                <h3>{step.heading}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <ArrowLink href={href('/courses/master')}>{nursing.more}</ArrowLink>
        </Section>
        <AskSection edition={edition} {...ask}>
          <ArrowLink href={href('/courses/what-can-i-study')}>{finder.invite}</ArrowLink>
        </AskSection>
      </>
    );
  },
};

/** Where it is written what the entrance of each step is. */
function entranceSources(edition: Edition) {
  const steps = [
    ...sectionIds.map((id) => sectionStep(edition, id)),
    postBasicStep(edition),
    ...masterSteps(edition),
  ];
  return steps.map(({ title, selection }) => ({
    of: title,
    ...shownSource(edition, selection.source),
  }));
}

/** What each group of Intermediate opens here, and what elsewhere. */
function Groups({ edition }: { edition: Edition }) {
  const { content, words, describe } = edition;
  const { heading, lead, both, source, caption, columns, none, elsewhere } = content.ladder.groups;
  const courses = sectionIds
    .map((id) => content.programmes[id])
    .filter(({ entry }) => entry.previous.includes('intermediate'));
  return (
    <Section id="groups" ground="white" heading={heading} className={styles.groups}>
      <p className={layout.lead}>{lead}</p>
      <DataTable
        caption={caption}
        columns={[columns.group, columns.open, columns.bridge, columns.closed, columns.elsewhere]}
        rows={([...streams, 'Other'] as const).map((group) => {
          const named = (way: string) =>
            describe.list(
              courses
                .filter(({ entry }) => wayThrough(entry, group) === way)
                .map(({ name }) => name),
            ) || none;
          return [
            words.rules.streams[group],
            named('open'),
            named('bridge'),
            named('closed'),
            elsewhere[group],
          ];
        })}
      />
      <p className={styles.both}>{both}</p>
      <p className={layout.small}>
        <Source {...shownSource(edition, source)} />
      </p>
    </Section>
  );
}
