import * as attribute from '#src/client/attributes.ts';
import {
  admissionOf,
  calendarEvents,
  type Dated,
  datedProgrammes,
  datedTests,
  endingsOf,
  testOf,
} from '#src/content/views/admission-dates.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { calendarPath, documents, sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { WovenKey } from '#src/ui/woven-year/woven-key.tsx';
import { WovenYear } from '#src/ui/woven-year/woven-year.tsx';
import styles from './dates.module.css';
import { ToldDays } from './told-days.tsx';

export const page: PageModule = {
  Page({ edition, breadcrumb, builtOn }: PageProps) {
    const { content, words, lang, href } = edition;
    const { dates: text } = content;
    const today = indianDay(builtOn);
    const events = calendarEvents(edition, today);
    const tests = datedTests(edition);
    const all = [...datedProgrammes(edition), ...tests];
    const fold = (id: string) => {
      const dated = all.find((one) => one.id === id) as Dated;
      return (
        <DatedFold
          edition={edition}
          dated={dated}
          events={events.filter(({ of }) => of === id)}
          today={today}
        />
      );
    };
    return (
      <>
        <PageHead
          {...headOf(edition, text)}
          lead={<span data-no-print>{text.lead}</span>}
          picture={undefined}
          breadcrumb={breadcrumb}
          actions={
            <>
              <ButtonLink
                href={calendarPath(lang, 'admissions')}
                big
                icon="download"
                data-no-print
                {...{
                  [attribute.until]: events
                    .map(({ until, day }) => until ?? day)
                    .sort()
                    .pop(),
                }}
              >
                {words.dates.calendar.all}
              </ButtonLink>
              <ButtonLink href={href(documents.poster)} big variant="line" data-no-print download>
                {words.dates.poster}
              </ButtonLink>
            </>
          }
        />
        <Section
          heading={text.months.heading}
          aside={
            <p className={layout.small}>
              {text.months.text} <span data-no-print>{text.months.press}</span>
            </p>
          }
          className={styles.year}
        >
          <WovenKey edition={edition} today={today} />
          <WovenYear
            edition={edition}
            today={today}
            ids={all.map(({ id }) => id)}
            below={fold}
            headings={{
              [tests[0]?.id ?? '']: (
                <>
                  {text.tests.heading}
                  <small>{text.tests.text}</small>
                </>
              ),
            }}
          />
          <p>
            <AdmissionState said={endingsOf(edition, today)} />
          </p>
          <p data-no-print>
            <ButtonLink
              href={chatLink(content.site.phone, words.dates.greeting)}
              icon="chat"
              variant="line"
            >
              {words.dates.ask}
            </ButtonLink>
          </p>
        </Section>
      </>
    );
  },
};

type DatedFoldProps = Parameters<typeof ToldDays>[0];

/** The state in words; its days and sources open. */
function DatedFold({ edition, dated, events, today }: DatedFoldProps) {
  const programme = sectionIds.find((one) => one === dated.id);
  const said = programme
    ? admissionOf(edition, programme, today, { asks: false })
    : testOf(edition, dated, today);
  return (
    <Fold
      summary={
        <span className={styles.state}>
          <AdmissionState said={said} />
        </span>
      }
    >
      <ToldDays edition={edition} dated={dated} events={events} today={today} />
    </Fold>
  );
}
