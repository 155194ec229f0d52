import { AdmissionState } from '#src/components/admission-state/admission-state.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Section } from '#src/components/section/section.tsx';
import {
  admissionOf,
  calendarEvents,
  type Dated,
  datedProgrammes,
  datedTests,
  pastMonths,
} from '#src/content/admission-dates.ts';
import type { Edition } from '#src/content/edition.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { AskSection } from '#src/pages/ask/ask-section.tsx';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { calendarPath, sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { DatedCard } from './dated-card.tsx';
import styles from './dates.module.css';

export const dates: PageModule = {
  meta({ content, href }) {
    const { title, description } = content.dates;
    const { title: admissions } = content.admissions;
    return {
      title,
      description,
      crumbs: [{ title: admissions, path: href('/admissions') }, { title }],
    };
  },
  Page({ edition, trail, builtOn }: PageProps) {
    const { content, words, lang } = edition;
    const { dates: text } = content;
    const today = indianDay(builtOn);
    const events = calendarEvents(edition, today);
    const card = (dated: Dated) => (
      <DatedCard
        key={dated.id}
        edition={edition}
        dated={dated}
        events={events.filter(({ of }) => of === dated.id)}
      >
        <State edition={edition} id={dated.id} today={today} />
      </DatedCard>
    );
    return (
      <>
        <PageHead
          ground="mist"
          trail={trail}
          telugu={text.telugu}
          title={text.heading}
          lead={text.lead}
          actions={
            <ButtonLink href={calendarPath(lang, 'admissions')} big icon="download" data-no-print>
              {words.dates.calendar.all}
            </ButtonLink>
          }
        />
        <Section
          heading={text.today.heading}
          aside={<p className={layout.small}>{text.today.text}</p>}
        >
          <div className={styles.cards}>{datedProgrammes(edition).map(card)}</div>
        </Section>
        <Section
          id="tests"
          ground="white"
          heading={text.tests.heading}
          aside={<p className={layout.small}>{text.tests.text}</p>}
        >
          <div className={styles.cards}>{datedTests(edition).map(card)}</div>
        </Section>
        <Section
          id="months"
          heading={text.months.heading}
          aside={<p className={layout.small}>{text.months.text}</p>}
        >
          <Months edition={edition} />
        </Section>
        <AskSection
          edition={edition}
          ground="flour"
          {...text.ask}
          greeting={words.dates.greeting}
        />
      </>
    );
  },
};

/** A test has no admission of its own. */
function State({ edition, id, today }: { edition: Edition; id: string; today: string }) {
  const programme = sectionIds.find((one) => one === id);
  return programme && <AdmissionState said={admissionOf(edition, programme)} today={today} />;
}

function Months({ edition }: { edition: Edition }) {
  return (
    <ol className={styles.months}>
      {pastMonths(edition).map(({ month, items }) => (
        <li key={month} data-empty={items.length === 0}>
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
