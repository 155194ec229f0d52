import * as attribute from '#src/client/attributes.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import { Tick } from '#src/ui/tick/tick.tsx';
import styles from './legal.module.css';

/** Name under which the browser keeps the tick. */
type ConsentKey = 'privacyPolicyConsent' | 'termsConditionsConsent';

/** A page of numbered sections that the visitor may agree to: the privacy policy, the terms. */
export function legalPage(
  name: 'privacy-policy' | 'terms-and-conditions',
  storageKey: ConsentKey,
): PageModule {
  return {
    script: 'checklist',
    Page({ edition, breadcrumb, builtOn }) {
      const { content, words, describe, href } = edition;
      const { sections, consent, ...head } = content[name];
      // The day of the build; `src/client/dates.ts` puts the visitor's day in its place.
      const effective = indianDay(builtOn);
      return (
        <>
          <PageHead {...headOf(edition, head)} breadcrumb={breadcrumb} />
          <Handbook
            label={words.legal.contents}
            parts={sections.map(({ id, heading, text }) => ({
              id,
              heading,
              beside: true,
              content: <Prose html={toHtml(text, href)} />,
            }))}
            numbered
            before={
              <p className={styles.effective}>
                {words.legal.effective}{' '}
                <time {...{ [attribute.today]: true }} dateTime={effective}>
                  {describe.day(effective)}
                </time>
              </p>
            }
          >
            <section className={`${layout.needsScript} ${styles.consent}`}>
              <h2>{consent.heading}</h2>
              <Tick name={storageKey} className={styles.tick}>
                <span>{consent.label}</span>
              </Tick>
              <p className={layout.small}>{consent.text}</p>
            </section>
          </Handbook>
        </>
      );
    },
  };
}
