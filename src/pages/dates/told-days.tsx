import type { Edition } from '#src/content/check/edition.ts';
import type { PastDates } from '#src/content/schemas/dates.ts';
import {
  type Dated,
  type DatedEvent,
  pastInWords,
  spanInWords,
  stepsOf,
} from '#src/content/views/admission-dates.ts';
import { marksIn } from '#src/content/views/woven-year.ts';
import { layout } from '#src/styles/layout.ts';
import { CalendarLink } from '#src/ui/calendar-link/calendar-link.tsx';
import { Source } from '#src/ui/source/source.tsx';
import styles from './dates.module.css';

type ToldDaysProps = {
  edition: Edition;
  dated: Dated;
  /** Those of this programme or test. */
  events: readonly DatedEvent[];
  today: string;
};

/** The days of a programme or test in large letters, who tells them, and the reminder. */
export function ToldDays({ edition, dated, events, today }: ToldDaysProps) {
  const { about, name, body, past } = dated;
  const { words } = edition;
  const days = daysOf({ edition, dated, events, today });
  const reminder = events.find(({ step }) => step === 'watch');
  return (
    <div className={styles.more}>
      {about !== name && <p>{about}</p>}
      {days.length > 0 && (
        <dl className={styles.days}>
          {days.map(({ key, label, span, event }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{span}</dd>
              {event && (
                <dd>
                  <CalendarLink edition={edition} event={event} google />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {reminder && (
        <p>
          <CalendarLink edition={edition} event={reminder} google />
        </p>
      )}
      {past.filter(isMoreThanDays).map((year) => (
        <p key={pastInWords(edition, year)}>{pastInWords(edition, year)}</p>
      ))}
      <p className={styles.announcer}>
        {body ? `${words.dates.notifiedBy} ` : words.dates.byCollege}
        {body && (
          <a href={body.link} target="_blank" rel="noopener">
            {body.name}
            <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
          </a>
        )}
      </p>
      {past.map(({ source }) => (
        <p key={source.link} className={layout.small} data-nosnippet>
          <Source edition={edition} source={source} />
        </p>
      ))}
    </div>
  );
}

type ToldDay = { key: string; label: string; span: string; event?: DatedEvent | undefined };

/** The days that are told; else those that the drawing shows, in the year in which they were. */
function daysOf({ edition, dated, events, today }: ToldDaysProps): ToldDay[] {
  const { words, describe } = edition;
  const told = stepsOf(dated).flatMap(({ step, day }) => {
    const event = events.find((one) => one.step === step);
    return day
      ? [{ key: step, label: words.dates.steps[step], span: describe.day(day), event }]
      : [];
  });
  if (told.length > 0) return told;
  // A form that opens at the end of the twelve months was also at their beginning.
  const drawn = new Map(
    marksIn(edition, dated, today).map((mark) => [`${mark.kind}${mark.known.from}`, mark]),
  );
  // A test in sessions has several days of a kind.
  const spans = new Map<string, string[]>();
  for (const { kind, known, lastOnly } of drawn.values()) {
    const label = words.dates.steps[kind === 'form' ? (lastOnly ? 'closes' : 'opens') : kind];
    const { from, to } = known;
    const span = from === to ? describe.day(from) : spanInWords(edition, from, to);
    spans.set(label, [...(spans.get(label) ?? []), span]);
  }
  return [...spans].map(([label, of]) => ({ key: label, label, span: of.join('; ') }));
}

/** Days of other years that the drawing does not show, or that need a word. */
function isMoreThanDays({ note, council, exception, once }: PastDates): boolean {
  return Boolean(note ?? exception) || Boolean(council ?? once);
}
