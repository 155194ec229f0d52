import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import {
  admissionOf,
  type Dated,
  type DatedEvent,
  pastInWords,
  stepsOf,
  testOf,
} from '#src/content/views/admission-dates.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { monthName } from '#src/lib/format-day.ts';
import { calendarPath, sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Source } from '#src/ui/source/source.tsx';
import styles from './dates.module.css';

type DatedCardProps = {
  edition: Edition;
  dated: Dated;
  /** Those of this card. */
  events: readonly DatedEvent[];
  today: string;
};

/** A programme or test: its days, or those of past years and a reminder; the rest opens. */
export function DatedCard({ edition, dated, events, today }: DatedCardProps) {
  const { id, name, about, body, past } = dated;
  const { words } = edition;
  const reminder = events.find(({ step }) => step === 'watch');
  const days = stepsOf(dated).filter(({ day }) => day !== null);
  const programme = sectionIds.find((one) => one === id);
  const announcer = body ? `${words.dates.notifiedBy} ${body.name}` : words.dates.byCollege;
  const lastTime = past.map((year) => pastInWords(edition, year));
  const isDated = days.length > 0 || past.length > 0;
  const said = programme
    ? admissionOf(edition, programme, today, { asks: false })
    : testOf(edition, dated, today);
  return (
    <article className={styles.card} id={id}>
      <Fold
        summary={
          <>
            <h3>{name}</h3>
            {said[0]?.text && (
              <span className={styles.state}>
                <AdmissionState said={said} />
              </span>
            )}
            {!isDated && <span className={layout.small}>{announcer}</span>}
          </>
        }
      >
        <div className={styles.more}>
          {about !== name && <p>{about}</p>}
          <Days edition={edition} days={days} events={events} />
          {lastTime.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            {isDated && (body ? `${words.dates.notifiedBy} ` : words.dates.byCollege)}
            {body && (
              <a href={body.link} target="_blank" rel="noopener">
                {body.name}
                <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
              </a>
            )}
          </p>
          {past.map(({ source }) => (
            <p key={source.link} className={`${layout.small} ${styles.source}`} data-nosnippet>
              <Source edition={edition} source={source} />
            </p>
          ))}
        </div>
      </Fold>
      {reminder && <CalendarLink edition={edition} event={reminder} />}
    </article>
  );
}

type DaysProps = Pick<DatedCardProps, 'edition' | 'events'> & { days: ReturnType<typeof stepsOf> };

/** The days that are known, each with its entry for a calendar. */
function Days({ edition, days, events }: DaysProps) {
  if (days.length === 0) return null;
  return (
    <dl className={styles.days}>
      {days.map(({ step, day }) => {
        const event = events.find((one) => one.step === step);
        return (
          <div key={step}>
            <dt>{edition.words.dates.steps[step]}</dt>
            <dd>{day && edition.describe.day(day)}</dd>
            {event && (
              <dd>
                <CalendarLink edition={edition} event={event} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function CalendarLink({ edition, event }: { edition: Edition; event: DatedEvent }) {
  const { lang, words, locale } = edition;
  const { add, watch, watchPart } = words.dates.calendar;
  const month = monthName(event.day, locale);
  return (
    <a
      className={layout.textLink}
      href={calendarPath(lang, event.id)}
      data-no-print
      {...{ [attribute.until]: event.until ?? event.day }}
    >
      <Icon name="clock" />
      <span>
        {event.step !== 'watch'
          ? add
          : event.part
            ? fill(watchPart, { month, part: event.part })
            : fill(watch, { month })}
        <span className={layout.visuallyHidden}>: {event.title}</span>
      </span>
    </a>
  );
}
