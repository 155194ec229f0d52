import { AskSection } from '#src/blocks/ask/ask-section.tsx';
import { FacilityQuestions } from '#src/blocks/ask/facility-questions.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Gallery } from '#src/components/gallery/gallery.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { Section } from '#src/components/section/section.tsx';
import { Slideshow } from '#src/components/slideshow/slideshow.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { illustration, picture } from '#src/content/views/pictures.ts';
import type { PageModule } from '#src/pages/page.ts';
import { belowDesktop, belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './facilities.module.css';

export const page: PageModule = {
  script: ['widgets', 'questions'],
  Page({ edition }) {
    const { content, words, href } = edition;
    const text = content.facilities;
    return (
      <>
        <h1 className={layout.visuallyHidden}>{text.title}</h1>
        <Slideshow
          label={text.hero.label}
          slides={text.hero.slides.map(({ title, picture: name, ...slide }) => ({
            ...slide,
            heading: title,
            picture: picture(edition, name),
          }))}
          words={words.carousel}
        />
        <div className={layout.zari} aria-hidden="true" />
        <Places {...edition} />
        <Gallery
          heading={text.gallery.heading}
          pictures={text.gallery.pictures.map((item) => ({
            ...item,
            picture: picture(edition, item.picture),
          }))}
          action={
            <ButtonLink href={href(text.gallery.action.path)} variant="line">
              {text.gallery.action.title}
            </ButtonLink>
          }
          note={content.site.footer.pictures[content.hasPhotographs ? 'mixed' : 'drawn']}
          words={words.gallery}
        />
        <AskSection edition={edition} ground="flour" {...text.ask}>
          <FacilityQuestions {...edition} />
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
          <li key={name} className={styles.card} data-edge={ground}>
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
