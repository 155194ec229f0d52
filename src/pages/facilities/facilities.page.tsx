import type { Edition } from '#src/content/check/edition.ts';
import { illustration } from '#src/content/views/pictures.ts';
import type { PageModule } from '#src/pages/page.ts';
import { belowDesktop, belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { AskSection } from '#src/ui/ask/ask-section.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Slideshow } from '#src/ui/slideshow/slideshow.tsx';
import styles from './facilities.module.css';

export const page: PageModule = {
  script: ['widgets', 'questions'],
  Page({ edition, breadcrumb }) {
    const { href } = edition;
    const text = edition.content.facilities;
    return (
      <>
        <h1 className={layout.visuallyHidden}>{text.title}</h1>
        <Slideshow
          edition={edition}
          label={text.hero.label}
          slides={text.hero.slides.map(({ title, ...slide }) => ({
            ...slide,
            heading: title,
            actions: [text.hero.action],
          }))}
        >
          <div className={`${layout.wrap} ${styles.breadcrumb}`}>{breadcrumb}</div>
        </Slideshow>
        <div className={layout.zari} aria-hidden="true" />
        <Places {...edition} />
        <Gallery
          edition={edition}
          heading={text.gallery.heading}
          pictures={text.gallery.pictures}
          action={
            <ButtonLink href={href(text.gallery.action.path)} variant="line">
              {text.gallery.action.title}
            </ButtonLink>
          }
        />
        <AskSection edition={edition} ground="flour" {...text.ask}>
          <OpenQuestions
            edition={edition}
            questions={text.facilities.flatMap(({ question = [] }) => question)}
          />
          <ArrowLink href={href('/safety#hostel')}>{edition.content.safety.title}</ArrowLink>
        </AskSection>
      </>
    );
  },
};

function Places(edition: Edition) {
  const { intro, facilities } = edition.content.facilities;
  return (
    <Section
      heading={intro.heading}
      aside={
        <div className={styles.note}>
          <p className={layout.small}>{intro.text}</p>
        </div>
      }
    >
      <ul className={styles.cards}>
        {facilities.map(({ name, description, image, ground }) => (
          <li key={name} className={`${layout.paper} ${styles.card}`} data-edge={ground}>
            <Picture
              picture={illustration(edition, image)}
              sizes={`${belowLaptop} 50vw, ${belowDesktop} 45vw, 26rem`}
            />
            <div className={styles.body}>
              <h3>{name}</h3>
              <p className={layout.small}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
