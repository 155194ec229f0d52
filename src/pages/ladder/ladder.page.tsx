import type { Edition } from '#src/content/check/edition.ts';
import { sectionsData } from '#src/content/views/page-meta.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { streams } from '#src/domain/entry-rules.ts';
import { wayThrough } from '#src/domain/group-ways.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Source } from '#src/ui/source/source.tsx';
import styles from './ladder.module.css';
import { Rungs } from './rungs.tsx';

/** How one course leads to the next, from the 10th class to the master courses. */
export const page: PageModule = {
  structuredData: (edition) => [sectionsData(edition, sectionIds)],
  Page({ edition, breadcrumb }) {
    const { content, href } = edition;
    const { ladder: text, 'what-can-i-study': finder } = content;
    const { nursing, ask } = text;
    return (
      <>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <section
          className={`${layout.wrap} ${layout.pageBody} ${styles.picture}`}
          aria-label={text.labels.picture}
        >
          <Rungs edition={edition} />
        </section>
        <Groups edition={edition} />
        <Section
          id="nursing"
          ground="flour"
          heading={nursing.heading}
          className={`${layout.stack} ${layout.stackStart}`}
        >
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
        <Section heading={ask.heading} className={`${layout.stack} ${layout.stackStart}`}>
          <ButtonLink href={href('/courses/what-can-i-study')}>{finder.title}</ButtonLink>
        </Section>
      </>
    );
  },
};

/** The courses that each group of Intermediate opens, here and elsewhere. */
function Groups({ edition }: { edition: Edition }) {
  const { content, words } = edition;
  const text = content.ladder.groups;
  const groups = [...streams, 'Other'] as const;
  const names = { ...words.rules.streams, ...words.finder.streams };
  const courses = sectionIds
    .map((id) => content.programmes[id])
    .filter(({ entry }) => entry.previous.includes('intermediate'));
  return (
    <Section
      id="groups"
      ground="white"
      heading={text.heading}
      className={`${layout.stack} ${layout.stackStart} ${styles.groups}`}
    >
      <p className={layout.lead}>{text.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.scroll} aria-label={text.caption} tabIndex={0}>
        <table className={styles.ticks}>
          <caption className={layout.visuallyHidden}>{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.group}</th>
              {courses.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group}>
                <th scope="row">{words.rules.streams[group]}</th>
                {courses.map(({ id, entry }) => {
                  const way = wayThrough(entry, group);
                  return (
                    <td key={id} data-way={way}>
                      {text.ways[way]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Fold summary={<h3>{text.others}</h3>}>
        <dl className={styles.others}>
          {groups.map((group) => (
            <div key={group}>
              <dt>{names[group]}</dt>
              <dd>{text.elsewhere[group]}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <p className={styles.both}>
        {text.both}{' '}
        <span className={layout.small} data-nosnippet>
          <Source edition={edition} source={text.source} />
        </span>
      </p>
    </Section>
  );
}
