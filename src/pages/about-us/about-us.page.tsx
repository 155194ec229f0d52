import type { Content } from '#src/content/check/content.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Affiliation } from '#src/content/schemas/about-us.ts';
import { headOf, picture } from '#src/content/views/pictures.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { joinNames } from '#src/lib/join-list.ts';
import { tiedText } from '#src/lib/tied-text.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds } from '#src/routes.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Picture, phoneSizes } from '#src/ui/picture/picture.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './about-us.module.css';
import affiliationsStyles from './affiliations.module.css';
import { GoverningBody } from './governing-body.tsx';
import timelineStyles from './timeline.module.css';

export const page: PageModule = {
  script: 'widgets',
  Page({ edition, breadcrumb }) {
    const text = edition.content['about-us'];
    return (
      <>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <Story {...edition} />
        <Timeline {...edition} />
        <div className={`${layout.columns} ${styles.statements}`}>
          <Statement {...text.mission} ground="madder" />
          <Statement {...text.vision} ground="flour" />
        </div>
        <CampusLife {...edition} />
        <Affiliations {...edition} />
        <GoverningBody {...edition} />
      </>
    );
  },
};

function Story(edition: Edition) {
  const { heading, paragraphs } = edition.content['about-us'].story;
  // Beside a long text the heading would stand alone in an empty column.
  const isLong = paragraphs.join('').length > 1100;
  return (
    <section className={layout.section}>
      <div className={`${layout.wrap} ${layout.columns} ${styles.story}`} data-long={isLong}>
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

type StatementProps = Content['about-us']['mission'] & { ground: Ground };

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
  const { heading, text, action, pictures } = edition.content['about-us'].campusLife;
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
            sizes={`${phoneSizes}, ${belowLaptop} 100vw, 65vw`}
          />
          <figcaption className={layout.small}>{caption}</figcaption>
        </figure>
      ))}
    </Section>
  );
}

/** The known years of the group, on one thread, once three of them are known. */
function Timeline({ content, words, describe }: Edition) {
  const { heading, founded, today } = content['about-us'].timeline;
  const { began, now } = words.about;
  const programmes = sectionIds.map((id) => content.programmes[id]);
  const dated = programmes
    .flatMap(({ since, name }) => (since === null ? [] : [{ year: since, name }]))
    .sort((a, b) => a.year - b.year);
  if (dated.length < 2) return null;
  return (
    <Section ground="cloth" heading={heading}>
      <ol className={timelineStyles.thread}>
        <li>
          <b>{content.site.founded}</b>
          <p>{founded}</p>
        </li>
        {dated.map(({ year, name }) => (
          <li key={name}>
            <b>{year}</b>
            <p>{fill(began, { course: name })}</p>
          </li>
        ))}
        <li>
          <b>{today}</b>
          <p>
            {tiedText(fill(now, { courses: describe.list(programmes.map(({ name }) => name)) }))}
          </p>
        </li>
      </ol>
    </Section>
  );
}

function Affiliations({ content, words }: Edition) {
  const { heading, note, bodies } = content['about-us'].affiliations;
  return (
    <Section id="affiliations" heading={heading} aside={<p className={layout.small}>{note}</p>}>
      <ul className={affiliationsStyles.bodies}>
        {bodies.map((body) => (
          <Body key={body.short} {...body} newTab={words.actions.newTab} />
        ))}
      </ul>
    </Section>
  );
}

type BodyProps = Affiliation & { newTab: string };

function Body({ name, short, logo, link, role, courses, order, newTab }: BodyProps) {
  return (
    <li className={affiliationsStyles.body}>
      <img src={logo} width="128" height="128" alt={short} loading="lazy" />
      <div>
        <h3 className={affiliationsStyles.name}>
          <a className={layout.stretched} href={link} target="_blank" rel="noopener">
            {name}
            <span className={layout.visuallyHidden}> {newTab}</span>
            <Icon name="arrow" size={18} />
          </a>
        </h3>
        <p className={layout.small}>{role}</p>
        <p className={affiliationsStyles.courses}>{joinNames(courses)}</p>
        {order && <p className={layout.small}>{order}</p>}
      </div>
    </li>
  );
}
