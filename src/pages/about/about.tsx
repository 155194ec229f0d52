import { Icon } from '#src/components/icon/icon.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './about.module.css';
import { Affiliations } from './affiliations.tsx';
import { GoverningBody } from './governing-body.tsx';

const { about: text, site } = content;
const crumbs = [{ title: 'Home', path: href('/') }, { title: text.title }];

export const about: PageModule = {
  meta: () => ({
    title: text.title,
    description: text.description,
    structuredData: [breadcrumbList(site.origin, crumbs)],
  }),
  Page: () => (
    <>
      <PageHead
        ground="mist"
        crumbs={crumbs}
        title={text.heading}
        lead={text.lead}
        picture={picture('hero-campus-h')}
      />
      <Story />
      <div className={styles.statements}>
        <Statement {...text.mission} ground="madder" />
        <Statement {...text.vision} ground="flour" />
      </div>
      <GoverningBody {...text.governingBody} institution={site.name} />
      <Affiliations {...text.affiliations} />
      <CampusLife />
    </>
  ),
};

function Story() {
  const { heading, paragraphs, picture: desk } = text.story;
  return (
    <section className="section">
      <div className={`wrap ${styles.story}`}>
        <div>
          <p className={`telugu ${styles.telugu}`} lang="te">
            {text.telugu}
          </p>
          <h2>{heading}</h2>
          <Picture picture={picture(desk)} sizes="(width < 56.25rem) 100vw, 28rem" />
        </div>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

type StatementProps = typeof text.mission & { ground: string };

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

function CampusLife() {
  const { heading, action, pictures } = text.campusLife;
  return (
    <section className="section" data-ground="neem">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <div className={styles.aside}>
            <p className="small">{text.campusLife.text}</p>
            <a className="text-link" href={action.path}>
              {action.title}
              <Icon name="arrow" />
            </a>
          </div>
        </div>
        <div className={styles.life}>
          {pictures.map(({ picture: name, caption }) => (
            <figure key={name}>
              <Picture picture={picture(name)} sizes="(width < 56.25rem) 100vw, 40vw" />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
