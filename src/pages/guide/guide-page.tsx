import { AskSection } from '#src/blocks/ask/ask-section.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Contents } from '#src/components/contents/contents.tsx';
import { OpenQuestions } from '#src/components/open-questions/open-questions.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { headOf } from '#src/content/views/pictures.ts';
import { telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './guide.module.css';
import { GuideSection } from './guide-section.tsx';
import { ownFacts } from './own-facts.ts';

/**
 * A page of answers by section. Facts that the institution has not given yet are questions, all of
 * them together at the end; a section of nothing else moves there with its heading.
 */
export function guidePage(name: 'safety' | 'disclosures' | 'international'): PageModule {
  return {
    meta({ content }) {
      const { title, description } = content[name];
      return { title, description, crumbs: [{ title }] };
    },
    script: 'questions',
    Page({ edition, breadcrumb }) {
      const { content, words } = edition;
      const { sections, ask } = content[name];
      const parts = sections.map((section) => ({ section, ...ownFacts(section, edition) }));
      const isAllOpen = ({ section, known, open }: (typeof parts)[number]) =>
        open.length > 0 && known.length === 0 && !section.text && !section.steps && !section.points;
      const shown = parts.filter((part) => !isAllOpen(part));
      const asked = parts.filter(isAllOpen);
      const others = shown.flatMap(({ open }) => open);
      const groups = [
        ...(others.length > 0 ? [{ questions: others }] : []),
        ...asked.map(({ section: { id, heading }, open }) => ({ id, heading, questions: open })),
      ];
      // Numbers to call come before all else.
      const urgent = shown.filter(({ section }) => section.calls);
      const rest = shown.filter(({ section }) => !section.calls);
      const [first] = urgent.flatMap(({ section }) => section.calls ?? []);
      return (
        <div className={styles.page}>
          <PageHead
            {...headOf(edition, content[name])}
            breadcrumb={breadcrumb}
            wideOnly
            actions={
              first && (
                <ButtonLink big icon="call" href={telephoneLink(first.number)}>
                  {fill(words.guide.call, { number: first.number })}
                </ButtonLink>
              )
            }
          />
          {urgent.map(({ section, known }) => (
            <GuideSection
              key={section.id}
              section={section}
              known={known}
              edition={edition}
              ground="white"
            />
          ))}
          <div className={layout.wrap}>
            <Contents
              label={words.legal.contents}
              sections={[...rest, ...asked].map(({ section }) => section)}
            />
          </div>
          {rest.map(({ section, known }, index) => (
            <GuideSection
              key={section.id}
              section={section}
              known={known}
              edition={edition}
              ground={index % 2 === 0 ? 'white' : 'cloth'}
            />
          ))}
          <AskSection edition={edition} ground="flour" {...ask}>
            {groups.length > 0 && (
              <OpenQuestions phone={content.site.phone} groups={groups} words={words.questions} />
            )}
          </AskSection>
        </div>
      );
    },
  };
}
