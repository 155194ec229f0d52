import type { ReactNode } from 'react';
import { namedForOffice } from '#src/admissions/enquiry-link.ts';
import { Icon } from '#src/components/icon/icon.tsx';
import { Source } from '#src/components/source/source.tsx';
import { type Dated, type DatedEvent, pastInWords, stepsOf } from '#src/content/admission-dates.ts';
import type { Edition } from '#src/content/edition.ts';
import { shownSource } from '#src/content/shown-source.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { monthName } from '#src/lib/format-day.ts';
import { calendarPath } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './dates.module.css';

type DatedCardProps = {
  edition: Edition;
  dated: Dated;
  /** Those of this card. */
  events: readonly DatedEvent[];
  /** Where it stands today. */
  children: ReactNode;
};

/** A programme or test: where it stands, its days, those of past years, and who notifies it. */
export function DatedCard({ edition, dated, events, children }: DatedCardProps) {
  const { id, name, about, body, past } = dated;
  const { words } = edition;
  const say = words.dates;
  return (
    <article className={styles.card} id={id}>
      <header>
        <h3>{name}</h3>
        {about !== name && <p className={layout.small}>{about}</p>}
        {children && <p className={styles.state}>{children}</p>}
      </header>
      <div className={styles.details}>
        <Days edition={edition} dated={dated} events={events} />
        {past.map((year) => (
          <div key={year.opens ?? year.test}>
            <p>
              <b>{say.pastYears}:</b> {pastInWords(edition, year).join('; ')}.
            </p>
            <p className={layout.small}>
              <Source {...shownSource(edition, year.source)} />
            </p>
          </div>
        ))}
        {body ? (
          <p>
            {say.notifiedBy}{' '}
            <a href={body.link} target="_blank" rel="noopener">
              {body.name}
              <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
            </a>
          </p>
        ) : (
          <p>{say.byCollege}</p>
        )}
        {events
          .filter(({ step }) => step === 'watch')
          .map((event) => (
            <CalendarLink key={event.id} edition={edition} event={event} />
          ))}
      </div>
    </article>
  );
}

/** The days that are known; that none is stands in one line. */
function Days({ edition, dated, events }: Omit<DatedCardProps, 'children'>) {
  const { words, describe, content, first } = edition;
  const steps = stepsOf(dated);
  if (steps.every(({ day }) => day === null)) {
    const { phone } = content.site;
    const programmes: Readonly<Record<string, { name: string }>> = first.programmes;
    const course = namedForOffice(dated.name, programmes[dated.id]?.name ?? dated.name);
    const greeting = fill(words.section.greeting, { course });
    return (
      <p>
        {dated.test !== undefined && `${words.dates.notAnnounced} `}
        <a href={telephoneLink(phone)}>{words.actions.call}</a> {words.form.or}{' '}
        <a href={chatLink(phone, greeting)}>{words.form.chat}</a>.
      </p>
    );
  }
  return (
    <dl className={styles.days}>
      {steps.map(({ step, day }) => {
        const event = events.find((one) => one.step === step);
        return (
          <div key={step}>
            <dt>{words.dates.steps[step]}</dt>
            <dd>{day ? describe.day(day) : words.dates.notPublished}</dd>
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
  const { add, watch } = words.dates.calendar;
  return (
    <a className={layout.textLink} href={calendarPath(lang, event.id)} data-no-print>
      <Icon name="clock" />
      <span>
        {event.step === 'watch' ? fill(watch, { month: monthName(event.day, locale) }) : add}
        <span className={layout.visuallyHidden}>: {event.title}</span>
      </span>
    </a>
  );
}
