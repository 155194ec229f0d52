import { PageHead } from '#src/components/page-head/page-head.tsx';
import { picture } from '#src/content/pictures.ts';
import type { PictureName } from '#src/content/schemas.ts';
import { AskSection } from '#src/pages/ask/ask-section.tsx';
import type { PageModule } from '#src/pages/page.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './guide.module.css';
import { GuideSection } from './guide-section.tsx';

/** A page of answers by section: what is the same everywhere, and what the office has to say. */
export function guidePage(
  name: 'safety' | 'disclosures' | 'international',
  ground: Ground,
  head?: PictureName,
): PageModule {
  return {
    meta({ content }) {
      const { title, description } = content[name];
      return { title, description, crumbs: [{ title }] };
    },
    Page({ edition, trail }) {
      const { content, words } = edition;
      const { heading, telugu, lead, sections, ask } = content[name];
      // Numbers to call come before all else.
      const urgent = sections.filter(({ calls }) => calls);
      const others = sections.filter(({ calls }) => !calls);
      return (
        <>
          <PageHead
            ground={ground}
            trail={trail}
            title={heading}
            telugu={telugu}
            lead={lead}
            {...(head && { picture: picture(edition, head), wideOnly: true })}
          />
          {urgent.map((section) => (
            <GuideSection key={section.id} section={section} edition={edition} ground="white" />
          ))}
          <nav className={layout.wrap} aria-label={words.legal.contents}>
            <ul className={styles.contents}>
              {others.map(({ id, heading }) => (
                <li key={id}>
                  <a className={layout.textLink} href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {others.map((section, index) => (
            <GuideSection
              key={section.id}
              section={section}
              edition={edition}
              ground={index % 2 === 0 ? 'white' : 'cloth'}
            />
          ))}
          <AskSection edition={edition} ground="flour" {...ask} />
        </>
      );
    },
  };
}
