import type { Edition } from '#src/content/check/edition.ts';
import { type YearThread, yearThreads } from '#src/content/views/admission-dates.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './year-band.module.css';

/**
 * The year of admissions as a woven band: a field a month, a thread a course or test. The browser
 * lights the month of the visit (`src/client/months.ts`).
 */
export function YearBand({ edition }: { edition: Edition }) {
  const { content, words, locale } = edition;
  return (
    <figure className={styles.year}>
      <h2>{content.dates.months.heading}</h2>
      <div className={styles.cloth}>
        <ol className={styles.months} aria-hidden="true" data-months>
          {Array.from({ length: 12 }, (_, month) => {
            const [initial, rest] = shortName(month, locale);
            return (
              <li key={initial + rest}>
                {initial}
                <span>{rest}</span>
              </li>
            );
          })}
        </ol>
        <ul className={styles.threads}>
          {yearThreads(edition).map(({ id, name, follows, said, stretches }) => (
            <li key={id}>
              <a className={layout.rowLink} href={`#${id}`}>
                <span>{name}</span>
                {follows && <small>{follows}</small>}
              </a>
              <svg role="img" aria-label={said}>
                {stretches.map((one) => (
                  <Stretch key={`${one.step}${one.from}`} {...one} />
                ))}
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={`${layout.cluster} ${layout.small} ${styles.key}`}>
        <p>{content.dates.months.text}</p>
        {(['opens', 'test', 'classes'] as const).map((step) => (
          <span key={step} className={layout.cluster}>
            <svg aria-hidden="true">
              <Stretch step={step} from={0.5} to={0.5} />
            </svg>
            {step === 'opens' ? words.dates.period : words.dates.steps[step]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Applications are a bar, a test is a diamond, classes begin at a tooth. */
function Stretch({ step, from, to }: YearThread['stretches'][number]) {
  if (step === 'opens')
    return (
      <rect
        x={percent(Math.min(from, to - leastBar))}
        y="7"
        width={percent(Math.max(to - from, leastBar))}
        height="10"
        rx="2"
      />
    );
  return (
    <svg x={percent((from + to) / 2)} overflow="visible" aria-hidden="true">
      <path data-step={step} d={step === 'test' ? 'M-9 12 0 3 9 12 0 21z' : 'M-7 6H7L0 18z'} />
    </svg>
  );
}

/** As a share of the year: where only the last day is known, the bar ends on it. */
const leastBar = 0.02;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** `J` and `an`: a phone shows the first part alone. */
function shortName(month: number, locale: string): [initial: string, rest: string] {
  const [short = '', narrow = ''] = (['short', 'narrow'] as const).map((length) =>
    new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: length, timeZone: 'UTC' }),
  );
  return short.startsWith(narrow) ? [narrow, short.slice(narrow.length)] : [short, ''];
}
