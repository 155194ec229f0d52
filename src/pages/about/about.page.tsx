import { ArrowLink } from '#src/components/arrow-link/arrow-link.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Picture, phoneSizes } from '#src/components/picture/picture.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Content } from '#src/content/engine/content.ts';
import type { Edition } from '#src/content/engine/edition.ts';
import { headOf, picture } from '#src/content/views/pictures.ts';
import type { PageModule } from '#src/pages/page.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './about.module.css';
import { Affiliations } from './affiliations.tsx';
import { GoverningBody } from './governing-body.tsx';
import { Timeline } from './timeline.tsx';

export const page: PageModule = {
  script: 'widgets',
  Page({ edition, breadcrumb }) {
    const text = edition.content.about;
    return (
      <>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <Story {...edition} />
        <Timeline {...edition} />
        <div className={styles.statements}>
          <Statement {...text.mission} ground="madder" />
          <Statement {...text.vision} ground="flour" />
        </div>
        <GoverningBody {...edition} />
        <Affiliations {...text.affiliations} newTab={edition.words.actions.newTab} />
        <CampusLife {...edition} />
      </>
    );
  },
};

function Story(edition: Edition) {
  const { heading, paragraphs } = edition.content.about.story;
  return (
    <section className={layout.section}>
      <div className={`${layout.wrap} ${styles.story}`}>
        <h2>{heading}</h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

type StatementProps = Content['about']['mission'] & { ground: Ground };

function Statement({ heading, description, points, ground }: StatementProps) {
  return (
    <section className={styles.statement} data-ground={ground}>
      <h2>{heading}</h2>
      <p className={styles.description}>{description}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.heading}>
            <h3>{point.heading}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CampusLife(edition: Edition) {
  const { heading, text, action, pictures } = edition.content.about.campusLife;
  return (
    <Section
      ground="neem"
      heading={heading}
      aside={
        <div className={styles.aside}>
          <p className={layout.small}>{text}</p>
          <ArrowLink href={edition.href(action.path)}>{action.title}</ArrowLink>
        </div>
      }
      className={styles.life}
    >
      {pictures.map(({ picture: name, caption }) => (
        <figure key={name}>
          <Picture
            picture={picture(edition, name)}
            sizes={`${phoneSizes}, ${belowLaptop} 100vw, 40vw`}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </Section>
  );
}
