import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Notice } from '#src/content/schemas/notices.ts';
import { calendarOfEvent, noticesOf, timeOfEvent } from '#src/content/views/notices.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { Route } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './notices.module.css';

type NoticesProps = { edition: Edition; route: Route; builtOn: Date };

/**
 * What families have to know for some days, above the page. Each appears and leaves by the clock of
 * the visitor (`src/client/dates.ts`), without a build.
 */
export function Notices({ edition, route, builtOn }: NoticesProps) {
  const today = indianDay(builtOn);
  const notices = noticesOf(edition, route, today);
  if (notices.length === 0) return null;
  const from = notices.map((one) => one.from).sort()[0] ?? '';
  const until =
    notices
      .map((one) => one.until)
      .sort()
      .at(-1) ?? '';
  return (
    <aside
      className={styles.notices}
      data-ground="flour"
      aria-label={edition.words.notices}
      data-no-print
      {...shownOn({ from, until }, today)}
    >
      {notices.map((notice) => (
        <div key={notice.text} className={styles.notice} {...shownOn(notice, today)}>
          <p>{notice.text}</p>
          {notice.event && (
            <b>
              {notice.event.name}: {timeOfEvent(edition, notice.event)}
            </b>
          )}
          {notice.event && (
            <a
              className={layout.textLink}
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOfEvent(edition, notice, builtOn))}`}
              download={`${notice.event.day}.ics`}
            >
              <Icon name="clock" />
              <span>
                {edition.words.dates.calendar.add}
                <span className={layout.visuallyHidden}>: {notice.event.name}</span>
              </span>
            </a>
          )}
          <NoticeLink edition={edition} notice={notice} />
        </div>
      ))}
    </aside>
  );
}

function NoticeLink({ edition, notice: { link } }: { edition: Edition; notice: Notice }) {
  if (!link) return null;
  const { title, path } = link;
  return path.startsWith('https:') ? (
    <a href={path} target="_blank" rel="noopener">
      {title}
      <span className={layout.visuallyHidden}> {edition.words.actions.newTab}</span>
    </a>
  ) : (
    <a href={edition.href(path)}>{title}</a>
  );
}

/** The days on which an element is shown, and whether the day of the build is one of them. */
function shownOn({ from, until }: Pick<Notice, 'from' | 'until'>, today: string) {
  return {
    [attribute.shownFrom]: from,
    [attribute.until]: until,
    hidden: today < from || today > until,
  };
}
