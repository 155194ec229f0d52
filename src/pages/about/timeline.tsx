import { Section } from '#src/components/section/section.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { sectionIds } from '#src/routes.ts';
import styles from './timeline.module.css';

/** What is known of the group's years, on one thread. */
export function Timeline({ content, words, describe }: Edition) {
  const { heading, founded, today } = content.about.timeline;
  const { began, now } = words.about;
  const programmes = sectionIds.map((id) => content.programmes[id]);
  const dated = programmes
    .flatMap(({ since, name }) => (since === null ? [] : [{ year: since, name }]))
    .sort((a, b) => a.year - b.year);
  return (
    <Section ground="cloth" heading={heading}>
      <ol className={styles.thread}>
        <li>
          <b>{content.site.founded}</b>
          <p>{founded}</p>
        </li>
        {dated.map(({ year, name }) => (
          <li key={name}>
            <b>{year}</b>
            <p>{fill(began, { course: name })}</p>
          </li>
        ))}
        <li>
          <b>{today}</b>
          <p>{fill(now, { courses: describe.list(programmes.map(({ name }) => name)) })}</p>
        </li>
      </ol>
    </Section>
  );
}
