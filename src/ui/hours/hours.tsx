import type { Edition } from '#src/content/check/edition.ts';
import type { Curriculum, Programme } from '#src/content/schemas/programme.ts';
import { languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './hours.module.css';

const kinds = ['theory', 'practice', 'internship'] as const;

type YearHours = NonNullable<Curriculum['Years'][number]['hours']>;

type HoursProps = {
  edition: Edition;
  programme: Programme;
  /** One strip for each year below that of the whole course. */
  byYear?: boolean;
  /** Says whose hours these are, where the page does not. */
  named?: boolean;
};

/** Whether the syllabus of a programme gives its hours. */
export function hasHours({ curriculum }: Programme): boolean {
  return Boolean(curriculum?.Years.some(({ hours }) => hours));
}

/** Woven strips as wide as the hours of class, practice and internship, with the hours in words. */
export function Hours({ edition, programme, byYear = false, named = false }: HoursProps) {
  const years = programme.curriculum?.Years.flatMap(({ Year, hours }) =>
    hours ? [{ Year, hours }] : [],
  );
  if (!years?.length) return null;
  const total = Object.fromEntries(
    kinds.map((kind) => [kind, years.reduce((sum, { hours }) => sum + (hours[kind] ?? 0), 0)]),
  ) as Record<(typeof kinds)[number], number>;
  const longest = Math.max(...years.map(({ hours }) => sumOf(hours)));
  return (
    <figure className={styles.hours}>
      {named && (
        <figcaption>
          {programme.name}: {edition.words.section.hours.heading}
        </figcaption>
      )}
      <Strip hours={total} outOf={sumOf(total)} />
      <ul className={styles.totals}>
        {kinds.map(
          (kind) =>
            total[kind] > 0 && (
              <li key={kind} data-kind={kind}>
                {inWords(edition, kind, total[kind])}
              </li>
            ),
        )}
      </ul>
      {byYear && (
        <ol className={styles.years}>
          {years.map(({ Year, hours }) => (
            <li key={Year}>
              <b>{Year}</b>
              <Strip hours={hours} outOf={longest} />
              <span className={layout.small}>
                {kinds
                  .flatMap((kind) => (hours[kind] ? [inWords(edition, kind, hours[kind])] : []))
                  .join(languages[edition.lang].list.between)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}

/** @param outOf the hours that are as wide as the whole strip */
function Strip({ hours, outOf }: { hours: YearHours; outOf: number }) {
  let from = 0;
  return (
    <span className={styles.strip}>
      <svg viewBox={`0 0 ${outOf} 1`} preserveAspectRatio="none" aria-hidden="true">
        {kinds.map((kind) => {
          const width = hours[kind] ?? 0;
          const x = from;
          from += width;
          return width > 0 && <rect key={kind} data-kind={kind} x={x} width={width} height="1" />;
        })}
      </svg>
    </span>
  );
}

function sumOf(hours: YearHours): number {
  return kinds.reduce((sum, kind) => sum + (hours[kind] ?? 0), 0);
}

/** `1,215 hours of practice`. */
function inWords({ words, lang }: Edition, kind: (typeof kinds)[number], hours: number): string {
  const number = hours.toLocaleString(languages[lang].locale, { numberingSystem: 'latn' });
  return fill(words.section.hours[kind], { hours: number });
}
