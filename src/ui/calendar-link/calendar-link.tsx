import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { DatedEvent } from '#src/content/views/admission-dates.ts';
import { googleCalendarLink } from '#src/domain/calendar-file.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { monthName } from '#src/lib/format-day.ts';
import { calendarPath } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

type CalendarLinkProps = {
  edition: Edition;
  event: DatedEvent;
  /** Whether a link for Google's calendar follows, for phones that do not open calendar files. */
  google?: boolean;
};

/** Links that put a day, or the reminder of a notice, into the visitor's calendar; until that day. */
export function CalendarLink({ edition, event, google = false }: CalendarLinkProps) {
  const { lang, words, locale } = edition;
  const { add, watch, watchPart, google: inGoogle } = words.dates.calendar;
  const month = monthName(event.day, locale);
  const until = { [attribute.until]: event.until ?? event.day };
  const title = <span className={layout.visuallyHidden}>: {event.title}</span>;
  const link = (
    <a
      className={layout.textLink}
      href={calendarPath(lang, event.id)}
      data-no-print
      {...(google ? {} : until)}
    >
      <Icon name="clock" />
      <span>
        {event.step !== 'watch'
          ? add
          : event.part
            ? fill(watchPart, { month, part: event.part })
            : fill(watch, { month })}
        {title}
      </span>
    </a>
  );
  if (!google) return link;
  return (
    <span className={layout.cluster} {...until}>
      {link}
      <a
        className={layout.textLink}
        href={googleCalendarLink(event)}
        target="_blank"
        rel="noopener"
        data-no-print
      >
        <span>
          {inGoogle}
          {title}
          <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
        </span>
      </a>
    </span>
  );
}
