import { describeAddress, describeDays, describeHours } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { offeredCourses } from '#src/content/views/offered-courses.ts';
import { languages } from '#src/languages.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { nationalHolidays } from '#src/lib/office-hours.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { officeOf } from '#src/ui/form-help/form-help.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { VisitPlanner } from './islands.ts';
import styles from './plan-visit.module.css';

type PlanVisitProps = { edition: Edition; builtOn: Date };

/** The days on which a family may come; without script the hours, the days off, and whom to ask. */
export function PlanVisit({ edition, builtOn }: PlanVisitProps) {
  const { content, words, lang, href } = edition;
  const { site } = content;
  const { link: _, text, withoutScript, closed, ...texts } = content.contact.plan;
  const today = indianDay(builtOn);
  return (
    <Section
      id="plan"
      ground="mist"
      heading={texts.heading}
      aside={<p className={`${layout.needsScript} ${layout.small}`}>{text}</p>}
    >
      <VisitPlanner
        lang={lang}
        builtOn={today}
        hours={site.hours}
        daysOff={site.daysOff.map(({ from, to }) => ({ from, to }))}
        courses={offeredCourses(edition).map(({ id, name, nameForOffice }) => ({
          id,
          name,
          nameForOffice,
        }))}
        office={officeOf(edition)}
        address={describeAddress(edition)}
        mapUrl={site.mapUrl}
        host={new URL(site.origin).host}
        papersPath={href('/admissions/documents')}
        texts={texts}
        words={words.visit}
        timeWords={words.hours}
      />
      <div className={`${layout.stack} ${styles.withoutScript}`}>
        <p>{withoutScript}</p>
        <ul className={layout.list}>
          {site.hours.map((line) => (
            <li key={line.days.join()}>
              {`${describeDays(edition, line)}: ${describeHours(edition, line)}`}
            </li>
          ))}
          <li>{`${closed}: ${closedDays(edition, today).join('; ')}`}</li>
        </ul>
        <div className={layout.cluster}>
          <ButtonLink href={telephoneLink(site.phone)} icon="call" variant="line">
            {words.actions.call}
          </ButtonLink>
          <ButtonLink href={chatLink(site.phone, site.chatGreeting)} icon="chat">
            {words.actions.chat}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** National holidays of every year, then the office's own days off that are still to come. */
function closedDays({ content, lang, locale }: Edition, today: string): string[] {
  const { full, yearless } = languages[lang].date;
  const own = content.site.daysOff
    .filter(({ from, to = from }) => to >= today)
    .map(({ from, to, name }) => {
      const days = [from, to].flatMap((day) => (day ? formatDay(day, locale, full) : []));
      return [name, days.join(' - ')].filter(Boolean).join(', ');
    });
  return [...nationalHolidays.map((day) => formatDay(`2000-${day}`, locale, yearless)), ...own];
}
