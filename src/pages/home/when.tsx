import { endingsOf, whenToApply } from '#src/content/views/admission-dates.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageProps } from '#src/pages/page.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { CalendarLink } from '#src/ui/calendar-link/calendar-link.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { WovenKey } from '#src/ui/woven-year/woven-key.tsx';
import { WovenYear } from '#src/ui/woven-year/woven-year.tsx';
import styles from './when.module.css';

/** When to apply: a line for each form, the one that is open or opens next first, and the cloth. */
export function When({ edition, builtOn }: Pick<PageProps, 'edition' | 'builtOn'>) {
  const { words, href } = edition;
  const today = indianDay(builtOn);
  const dates = href('/admissions/dates');
  return (
    <Section id="when" ground="mist" heading={words.dates.woven.heading} className={styles.when}>
      <div>
        <ul className={styles.rows}>
          {whenToApply(edition, today).map(({ ids, courses, said, reminder }) => (
            <li key={ids.join()}>
              <b>{courses}</b>
              <span className={styles.said}>
                <AdmissionState said={said} />
              </span>
              {reminder && <CalendarLink edition={edition} event={reminder} />}
            </li>
          ))}
        </ul>
        <p className={styles.ended}>
          <AdmissionState said={endingsOf(edition, today)} />
        </p>
        <ArrowLink href={dates}>{words.dates.all}</ArrowLink>
      </div>
      <div>
        <WovenYear edition={edition} today={today} linkTo={(id) => `${dates}#${id}`} />
        <WovenKey edition={edition} today={today} />
      </div>
    </Section>
  );
}
