import { headOf } from '#src/content/views/pictures.ts';
import { telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { AskSection } from '#src/ui/ask/ask-section.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import styles from './guide.module.css';
import { GuideAnswer } from './guide-answer.tsx';
import { ownFacts } from './own-facts.ts';

/** A page of answers by section; a section that lacks a fact of the institution ends with a question. */
export function guidePage(
  name: 'safety' | 'disclosures' | 'international' | 'may-i-join',
): PageModule {
  return {
    Page({ edition, breadcrumb }) {
      const { content, words } = edition;
      const { sections, ask } = content[name];
      const parts = sections.map((section) => ({ section, ...ownFacts(section, edition) }));
      // Numbers to call come before all else.
      const urgent = parts.filter(({ section }) => section.calls);
      const rest = parts.filter(({ section }) => !section.calls);
      const [first] = urgent.flatMap(({ section }) => section.calls ?? []);
      const terms = sections.flatMap(({ steps = [] }) => steps.map(({ term }) => term?.days ?? 0));
      const longest = Math.max(...terms);
      return (
        <div className={styles.page}>
          <PageHead
            {...headOf(edition, content[name])}
            breadcrumb={breadcrumb}
            drawing={
              urgent.length > 0 &&
              urgent.map((part) => (
                <section
                  key={part.section.id}
                  id={part.section.id}
                  className={`${layout.stack} ${styles.answer}`}
                >
                  <h2>{part.section.heading}</h2>
                  <GuideAnswer {...part} {...{ edition, longest }} />
                </section>
              ))
            }
            actions={
              first && (
                <ButtonLink big icon="call" href={telephoneLink(first.number)}>
                  {fill(words.guide.call, { number: first.number })}
                </ButtonLink>
              )
            }
          />
          <Handbook
            label={words.legal.contents}
            parts={rest.map((part) => ({
              id: part.section.id,
              heading: part.section.heading,
              beside: Boolean(part.section.text ?? part.section.points),
              content: <GuideAnswer {...part} {...{ edition, longest }} />,
            }))}
          />
          <AskSection edition={edition} ground="flour" {...ask} />
        </div>
      );
    },
  };
}
