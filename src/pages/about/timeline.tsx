import { Section } from '#src/components/section/section.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { sectionIds } from '#src/routes.ts';
import styles from './timeline.module.css';

/** What is known of the group's years, on one thread; what the institution has not told is said. */
export function Timeline({ content, words, describe }: Edition) {
  const { heading, founded, today } = content.about.timeline;
  const { began, yearsOpen, now } = words.about;
  const programmes = sectionIds.map((id) => content.programmes[id]);
  const names = (of: typeof programmes) => describe.list(of.map(({ name }) => name));
  const dated = programmes
    .flatMap(({ since, name }) => (since === null ? [] : [{ year: since, name }]))
    .sort((a, b) => a.year - b.year);
  const undated = programmes.filter(({ since }) => since === null);
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
        {undated.length > 0 && (
          <li data-open="true">
            <b aria-hidden="true">····</b>
            <p>{fill(yearsOpen, { courses: names(undated) })}</p>
          </li>
        )}
        <li>
          <b>{today}</b>
          <p>{fill(now, { courses: names(programmes) })}</p>
        </li>
      </ol>
    </Section>
  );
}
