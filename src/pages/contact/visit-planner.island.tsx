import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { describeTime } from '#src/content/check/describe-site.ts';
import { calendarFile } from '#src/domain/calendar-file.ts';
import { type VisitDay, visitDays } from '#src/domain/visit-days.ts';
import { type Lang, languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay, weekdayName } from '#src/lib/format-day.ts';
import type { DaysOff, OfficeHours } from '#src/lib/office-hours.ts';
import { printAlone } from '#src/lib/print-alone.ts';
import { layout } from '#src/styles/layout.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Choices } from '#src/ui/choice/choices.tsx';
import { control } from '#src/ui/control/control.tsx';
import { useFormInAddress } from '#src/ui/form-in-address/use-form-in-address.ts';
import { island } from '#src/ui/island/island.tsx';
import { List } from '#src/ui/list/list.tsx';
import { type Office, SendWays } from '#src/ui/send-yourself/send-yourself.tsx';
import type { Words } from '#src/words.ts';
import pageColumns from './page-columns.module.css';
import styles from './plan-visit.module.css';

export type VisitPlannerProps = {
  lang: Lang;
  /** The Indian day of the build: no visitor's clock may be before it. */
  builtOn: string;
  hours: readonly OfficeHours[];
  daysOff: readonly DaysOff[];
  courses: readonly { id: string; name: string; nameForOffice: string }[];
  office: Office;
  /** Of the campus. */
  address: string;
  mapUrl: string;
  /** Of the site, which makes calendar entries its own. */
  host: string;
  papersPath: string;
  texts: Record<TextName, string> & { bring: { heading: string; list: string[] } };
  words: Words['visit'];
  timeWords: Words['hours'];
};

type TextName =
  | 'heading'
  | 'day'
  | 'time'
  | 'people'
  | 'course'
  | 'anyCourse'
  | 'start'
  | 'gone'
  | 'promise'
  | 'calendar'
  | 'title'
  | 'papers'
  | 'print'
  | 'privacy';

const names = ['day', 'time', 'people', 'course'];
const shownDays = 12;
const groupSizes = [1, 2, 3, 4, 5, 6, 7, 8];
const usualSize = '2';
/** Milliseconds between two looks at the clock. */
const minute = 60_000;

/** Makes a message and a calendar file for a visit; the office has still to agree. */
export const VisitPlanner = island('visit-planner', VisitPlannerView);

function VisitPlannerView(props: VisitPlannerProps) {
  const { lang, courses, office, texts, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const plan = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<string>();
  const now = useNow(props.builtOn);
  const days = now ? visitDays(props, now, shownDays) : [];
  const [given, replace] = useFormInAddress({
    form,
    place: 'fragment',
    names,
    write,
    fill: fillForm,
  });
  const values = new URLSearchParams(given);
  const day = days.find((one) => one.day === values.get('day'));
  const time = day?.times.find((one) => one === values.get('time'));
  const isGone = now && values.has('day') && (!day || (values.has('time') && !time));
  const course = courses.find(({ id }) => id === values.get('course'));
  const sayDay = (written: string) =>
    fill(words.day, {
      weekday: weekdayName(new Date(written).getUTCDay(), languages[lang].locale, 'long'),
      date: formatDay(written, languages[lang].locale, languages[lang].date.yearless),
    });
  const sayTime = (clock: string) => describeTime({ words: { hours: props.timeWords } }, clock);
  const message =
    day && time
      ? [
          fill(words.message, { day: sayDay(day.day), time: sayTime(time) }),
          fill(words.people, { count: values.get('people') ?? usualSize }),
          ...(course ? [fill(words.course, { course: course.nameForOffice })] : []),
          words.question,
        ].join(' ')
      : undefined;

  return (
    <div className={`${layout.columns} ${pageColumns.columns} ${styles.planner}`}>
      <form
        ref={form}
        className={`${layout.needsScript} ${styles.questions}`}
        method="dialog"
        autoComplete="off"
        onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => replace(write(currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.days}>
          <legend>{texts.day}</legend>
          <Choices
            type="radio"
            name="day"
            options={days.map((one) => ({ value: one.day, label: sayDay(one.day) }))}
          />
        </fieldset>
        {day && (
          <fieldset>
            <legend>{texts.time}</legend>
            <Choices
              type="radio"
              name="time"
              options={day.times.map((one) => ({ value: one, label: sayTime(one) }))}
            />
          </fieldset>
        )}
        <div className={styles.line}>
          <label>
            {texts.people}
            <select name="people" className={control} defaultValue={usualSize}>
              {groupSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts.course}
            <select name="course" className={control}>
              <option value="">{texts.anyCourse}</option>
              {courses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className={layout.small}>{texts.privacy}</p>
      </form>
      <div ref={plan} className={`${layout.stack} ${layout.paper} ${styles.plan}`}>
        {message && <h3 className={styles.printed}>{texts.heading}</h3>}
        <p role="status" className={`${layout.needsScript} ${styles.said}`}>
          {message ?? (isGone ? texts.gone : texts.start)}
        </p>
        {message && day && time && (
          <>
            <p className={styles.printed}>{message}</p>
            <p>{texts.promise}</p>
            <div className={`${layout.stack} ${layout.stackStart}`} data-no-print>
              {sent === message ? (
                <p role="status">{office.words.went}</p>
              ) : (
                <SendWays
                  key={message}
                  message={{ subject: texts.heading, text: message }}
                  office={office}
                  onWent={() => setSent(message)}
                />
              )}
              <ButtonLink
                variant="line"
                icon="download"
                download={`visit-${day.day}.ics`}
                href={calendarLink(props, day.day, time, now as Date)}
              >
                {texts.calendar}
              </ButtonLink>
            </div>
          </>
        )}
        <div>
          <h3>{texts.bring.heading}</h3>
          <List lines={texts.bring.list} />
          <a className={layout.textLink} href={props.papersPath}>
            {texts.papers}
          </a>
        </div>
        {message && (
          <>
            <address className={styles.printed}>{props.address}</address>
            <div>
              <Button variant="line" onClick={() => plan.current && printAlone(plan.current)}>
                {texts.print}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** The time of the visitor's clock, never before the build; undefined until the page answers. */
function useNow(builtOn: string): Date | undefined {
  const [now, setNow] = useState<Date>();
  // Before the form is filled from the address, which needs the days.
  useLayoutEffect(() => {
    const built = Date.parse(`${builtOn}T00:00+05:30`);
    const look = () => setNow(new Date(Math.max(Date.now(), built)));
    look();
    const timer = setInterval(look, minute);
    // A hidden tab may sleep for a night.
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [builtOn]);
  return now;
}

/** The visit as a file for the visitor's own calendar, made on the page. */
function calendarLink(
  { texts, address, mapUrl, host }: VisitPlannerProps,
  day: VisitDay['day'],
  from: string,
  madeOn: Date,
): string {
  const text = [address, mapUrl, `${texts.bring.heading}: ${texts.bring.list.join('; ')}`];
  const file = calendarFile({
    name: texts.title,
    host,
    madeOn,
    events: [
      {
        id: 'visit',
        day,
        time: { from, minutes: 120 },
        place: address,
        title: texts.title,
        text: [...text, texts.promise].join('\n'),
        link: mapUrl,
      },
    ],
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

function write(form: HTMLFormElement): string {
  const given = [...new FormData(form)].filter(([, value]) => value) as [string, string][];
  return new URLSearchParams(given).toString();
}

function fillForm(form: HTMLFormElement, given: string): void {
  const values = new URLSearchParams(given);
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select')) {
    if (field.type === 'radio') field.checked = values.get(field.name) === field.value;
    else field.value = values.get(field.name) ?? (field.name === 'people' ? usualSize : '');
  }
}
