import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import {
  admissionInShort,
  calendarEvents,
  type Dated,
  datedProgrammes,
  datedTests,
} from '#src/content/views/admission-dates.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { calendarPath } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { DatedCard } from './dated-card.tsx';
import styles from './dates.module.css';
import { YearBand } from './year-band.tsx';

export const page: PageModule = {
  script: 'months',
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
    const part = (
      id: string,
      { heading, text }: Record<'heading' | 'text', string>,
      content: ReactNode,
    ) => ({
      id,
      heading,
      content: (
        <>
          <p className={layout.small}>{text}</p>
          {content}
        </>
      ),
    });
    return (
      <>
        <PageHead
          {...headOf(edition, text)}
          breadcrumb={breadcrumb}
          actions={
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
          }
          drawing={<YearBand edition={edition} />}
        />
        <Handbook
          label={words.legal.contents}
          parts={[
            {
              id: 'today',
              heading: text.today.heading,
              content: (
                <>
                  <p className={layout.lead}>
                    <AdmissionState said={admissionInShort(edition, today)} />
                  </p>
                  <p data-no-print>
                    <ButtonLink
                      href={chatLink(phone, words.dates.greeting)}
                      icon="chat"
                      variant="line"
                    >
                      {words.dates.ask}
                    </ButtonLink>
                  </p>
                </>
              ),
            },
            part('courses', text.courses, cards(datedProgrammes(edition))),
            part('tests', text.tests, cards(datedTests(edition))),
          ]}
        />
      </>
    );
  },
};
