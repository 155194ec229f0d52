import { describeLength } from '#src/admissions/programme-facts.ts';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Gallery } from '#src/components/gallery/gallery.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Medal } from '#src/components/medal/medal.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './home.module.css';
import { Slideshow, Statistics, Why } from './islands.ts';
import { Popup, popupId } from './popup.tsx';

const { home: text, programmes, site } = content;

export const home: PageModule = {
  meta: () => ({
    title: text.title,
    description: text.description,
  }),
  Page: Home,
};

/** The blocks of SPEC.md section 1, in its order. */
function Home() {
  return (
    <>
      <h1 className="visually-hidden">{site.name}</h1>
      <Slideshow
        label={text.hero.label}
        slides={text.hero.slides.map((slide) => ({ ...slide, picture: picture(slide.picture) }))}
      />
      <div className="zari" aria-hidden="true" />
      <Categories />
      <Founder />
      <div className={styles.why}>
        <div className="wrap section-head">
          <h2>{text.why.heading}</h2>
        </div>
        <Why
          heading={text.why.heading}
          items={text.why.items.map((item) => ({ ...item, image: picture(item.image) }))}
        />
      </div>
      <International />
      <Articles />
      <Statistics
        {...text.statistics}
        figures={text.statistics.figures.map((figure) => ({
          ...figure,
          written: figure.value.toLocaleString('en-IN'),
        }))}
      />
      <Apply />
      <Gallery
        heading={text.gallery.heading}
        pictures={text.gallery.pictures.map((item) => ({
          ...item,
          picture: picture(item.picture),
        }))}
      />
    </>
  );
}

function Categories() {
  const { heading, note, items } = text.categories;
  return (
    <section className="section" id="courses">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <p className="small">{note}</p>
        </div>
        <ul className={styles.rail}>
          {items.map((item) => (
            <li key={item.name}>
              <a className={styles.tile} href={item.path} data-ground={item.ground}>
                <Medal name={item.medal} />
                <span className={styles.tileName}>
                  <b>{item.name}</b>
                  <span lang="te">{item.telugu}</span>
                </span>
                <span className={styles.tileFacts}>
                  {item.programmes.map((id) => (
                    <span key={id}>
                      {programmes[id].name},{' '}
                      <span className={styles.length}>
                        {describeLength(programmes[id].duration)}
                      </span>
                    </span>
                  ))}
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.help}>
          <a className="text-link" href={href('/courses/what-can-i-study')}>
            {content.whatCanIStudy.invite} <Icon name="arrow" />
          </a>
        </p>
      </div>
    </section>
  );
}

function Founder() {
  const { telugu, heading, words, more, action } = text.founder;
  const founder = content.about.governingBody.members.find(({ id }) => id === 'founder');
  return (
    <section className="section" data-ground="white" id="founder">
      <div className={`wrap ${styles.founder}`}>
        <figure>
          <img
            src={founder?.profile_image}
            width="400"
            height="460"
            alt="Lotus monogram that stands for the founder's portrait"
            loading="lazy"
          />
          <figcaption>
            <b>{founder?.name ?? 'The Founder'}</b>
            {site.name}
          </figcaption>
        </figure>
        <div>
          <p className={`telugu ${styles.greeting}`} lang="te">
            {telugu}
          </p>
          <h2>{heading}</h2>
          <p className={styles.words}>{words}</p>
          <p className="lead">{more}</p>
          <a className="text-link" href={action.path}>
            {action.title} <Icon name="arrow" />
          </a>
        </div>
      </div>
    </section>
  );
}

function International() {
  const { telugu, heading, text: lead, map, next, admission, internship } = text.international;
  const popups = { admission, internship };
  return (
    <section className="section" data-ground="turmeric" id="international">
      <div className={`wrap ${styles.international}`}>
        <div>
          <p className={`telugu ${styles.teluguLine}`} lang="te">
            {telugu}
          </p>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <div className={styles.acts}>
            {(['admission', 'internship'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                command="show-modal"
                commandfor={popupId(kind)}
                aria-haspopup="dialog"
                className={styles.act}
                data-ground={kind === 'admission' ? 'indigo' : 'madder'}
              >
                <b>{popups[kind].button}</b>
                <span>{popups[kind].buttonNote}</span>
                <Icon name="arrow" size={26} />
              </button>
            ))}
          </div>
        </div>
        <img
          className={styles.map}
          src="/patterns/world-map.svg"
          width="600"
          height="600"
          alt={map}
          loading="lazy"
        />
      </div>
      {(['admission', 'internship'] as const).map((kind) => (
        <Popup
          key={kind}
          kind={kind}
          phone={site.phone}
          email={site.email}
          next={next}
          {...popups[kind]}
        />
      ))}
    </section>
  );
}

function Articles() {
  const { heading, items, links } = text.articles;
  return (
    <section className="section" data-ground="white">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
        </div>
        <ul className={styles.articles}>
          {items.map((article) => (
            <li key={article.title} className={styles.story}>
              <Picture
                picture={picture(article.image)}
                sizes="(width < 56.25rem) 100vw, 47rem"
                decorative
              />
              <div>
                <h3>
                  <a href={article.link}>{article.title}</a>
                </h3>
                <p>{article.text}</p>
                <p className={styles.date}>
                  <time dateTime={article.date}>{longDate(article.date)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <ul className={styles.more}>
          {links.map(({ title, path }) => (
            <li key={title}>
              <a className="text-link" href={path}>
                {title} <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Apply() {
  const { telugu, heading, steps, actions } = text.apply;
  return (
    <section className={styles.apply} data-ground="madder" id="apply">
      <div className="seam" />
      <div className="wrap">
        <div className={styles.applyText}>
          <p className={`telugu ${styles.teluguLine}`} lang="te">
            {telugu}
          </p>
          <h2>{heading}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <b>{step.title}</b>
                <span>{step.text}</span>
              </li>
            ))}
          </ol>
          <div className="cluster">
            {actions.map(({ title, path }, index) => (
              <ButtonLink key={path} href={path} big variant={index === 0 ? 'main' : 'line'}>
                {title}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.pallu} aria-hidden="true" />
    </section>
  );
}

function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
}
