import { AdmissionState } from '#src/components/admission-state/admission-state.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import {
  admissionInShort,
  calendarEvents,
  type Dated,
  datedProgrammes,
  datedTests,
  pastMonths,
} from '#src/content/views/admission-dates.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { calendarPath } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { DatedCard } from './dated-card.tsx';
import styles from './dates.module.css';

export const page: PageModule = {
  meta({ content, href }) {
    const { title, description } = content.dates;
    const { title: admissions } = content.admissions;
    return {
      title,
      description,
      crumbs: [{ title: admissions, path: href('/admissions') }, { title }],
    };
  },
  Page({ edition, breadcrumb, builtOn }: PageProps) {
    const { content, words, lang } = edition;
    const { dates: text } = content;
    const { phone } = content.site;
    const today = indianDay(builtOn);
    const events = calendarEvents(edition, today);
    const cards = (list: readonly Dated[]) => (
      <div className={styles.cards}>
        {list.map((dated) => (
          <DatedCard
            key={dated.id}
            edition={edition}
            dated={dated}
            events={events.filter(({ of }) => of === dated.id)}
            today={today}
          />
        ))}
      </div>
    );
    return (
      <>
        <PageHead
          {...headOf(edition, text)}
          breadcrumb={breadcrumb}
          actions={
            <ButtonLink href={calendarPath(lang, 'admissions')} big icon="download" data-no-print>
              {words.dates.calendar.all}
            </ButtonLink>
          }
        />
        <Section heading={text.today.heading} className={styles.today}>
          <p className={layout.lead}>
            <b>{words.dates.label}:</b>{' '}
            <AdmissionState said={admissionInShort(edition)} today={today} />
          </p>
          <p data-no-print>
            <ButtonLink href={chatLink(phone, words.dates.greeting)} icon="chat" variant="line">
              {words.dates.ask}
            </ButtonLink>
          </p>
          <p className={layout.small}>{text.today.text}</p>
          {cards(datedProgrammes(edition))}
        </Section>
        <Section
          id="tests"
          ground="white"
          heading={text.tests.heading}
          aside={<p className={layout.small}>{text.tests.text}</p>}
        >
          {cards(datedTests(edition))}
        </Section>
        <Section
          id="months"
          heading={text.months.heading}
          aside={<p className={layout.small}>{text.months.text}</p>}
        >
          <Months edition={edition} />
        </Section>
      </>
    );
  },
};

function Months({ edition }: { edition: Edition }) {
  return (
    <ol className={styles.months}>
      {pastMonths(edition).map(({ month, items }) => (
        <li key={month}>
          <h3>{month}</h3>
          <ul className={styles.items}>
            {items.map(({ of, text }) => (
              <li key={text}>
                <a href={`#${of}`}>{text}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
