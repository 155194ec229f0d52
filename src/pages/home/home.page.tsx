import type { Edition } from '#src/content/check/edition.ts';
import { illustration, photographOf } from '#src/content/views/pictures.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { paragraphsOf } from '#src/lib/paragraphs-of.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import type { SectionId } from '#src/routes.ts';
import { belowLaptop, belowTablet } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { ApplySteps } from '#src/ui/apply-steps/apply-steps.tsx';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { opens } from '#src/ui/dialog/dialog.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import { Picture, phoneSizes } from '#src/ui/picture/picture.tsx';
import { Portrait } from '#src/ui/portrait/portrait.tsx';
import { Section } from '#src/ui/section/section.tsx';
import type { Room } from '#src/ui/slideshow/rooms.tsx';
import { Slideshow } from '#src/ui/slideshow/slideshow.tsx';
import applyStyles from './apply.module.css';
import articlesStyles from './articles.module.css';
import categoriesStyles from './categories.module.css';
import founderStyles from './founder.module.css';
import styles from './home.module.css';
import internationalStyles from './international.module.css';
import { Popup, popupId } from './popup.tsx';
import { Statistics } from './statistics.tsx';
import { When } from './when.tsx';
import { Why } from './why.tsx';

export const page: PageModule = {
  Page: Home,
  script: ['widgets', 'drafts'],
};

/** The blocks of SPEC.md section 1, in its order. */
function Home({ edition, builtOn }: PageProps) {
  const { content } = edition;
  const text = content.home;
  return (
    <>
      <h1 className={layout.visuallyHidden}>{content.site.name}</h1>
      <Slideshow
        edition={edition}
        label={text.hero.label}
        slides={text.hero.slides}
        rooms={rooms(edition)}
      />
      <div className={layout.zari} aria-hidden="true" />
      <Categories edition={edition} />
      <When edition={edition} builtOn={builtOn} />
      <Founder {...edition} />
      <div className={styles.why}>
        <div className={`${layout.wrap} ${layout.sectionHead}`}>
          <h2>{text.why.heading}</h2>
        </div>
        <Why {...edition} />
      </div>
      <International {...edition} />
      <Articles {...edition} />
      <Statistics {...edition} />
      <Apply {...edition} />
      <Gallery edition={edition} {...text.gallery} />
    </>
  );
}

/** The rooms of the building on the first slide: the fields of study, and the library for the campus. */
function rooms(edition: Edition): Room[] {
  const { content, href } = edition;
  const { home, facilities } = content;
  const fields = home.categories.items.map(({ room, name, plate, path, programmes: ids }) => ({
    room,
    name: plate ?? name,
    path: href(path),
    note: ids
      .map((id) => courseInShort(edition, id))
      .map(({ name, years }) => `${name}: ${years}`)
      .join(' · '),
  }));
  const campus: Room = {
    room: 'library',
    name: facilities.title,
    path: href('/facilities'),
    note: '',
  };
  return [...fields, campus];
}

/** A course and its length. */
function courseInShort({ content, words, describe }: Edition, id: SectionId) {
  const { name, duration, indicative } = content.programmes[id];
  return {
    name: indicative ? fill(words.finder.table.indicative, { course: name }) : name,
    length: describe.length(duration),
    /** The years alone, for the narrow notes of the rooms. */
    years: duration.internshipWithin
      ? describe.length({ years: duration.years })
      : describe.length(duration),
  };
}

function Categories({ edition }: Pick<PageProps, 'edition'>) {
  const { content, href } = edition;
  const { home, 'what-can-i-study': finder } = content;
  const { heading, note, items } = home.categories;
  return (
    <Section id="courses" heading={heading} aside={<p className={layout.small}>{note}</p>}>
      <ul className={categoriesStyles.rail}>
        {items.map((item) => (
          <li key={item.name}>
            <a
              className={`${layout.leadsOn} ${categoriesStyles.tile}`}
              href={href(item.path)}
              data-ground={item.ground}
            >
              <Medal name={item.medal} />
              <span className={categoriesStyles.tileName}>
                <b>{item.name}</b>
                <span lang="te">{item.teluguName}</span>
              </span>
              <span className={categoriesStyles.tileFacts}>
                {item.programmes.map((id) => {
                  const { name, length } = courseInShort(edition, id);
                  return (
                    <span key={id}>
                      <b>{name}</b> <span className={categoriesStyles.length}>{length}</span>
                    </span>
                  );
                })}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <p className={categoriesStyles.help}>
        <ArrowLink href={href('/courses/what-can-i-study')}>{finder.invite}</ArrowLink>
      </p>
    </Section>
  );
}

function Founder(edition: Edition) {
  const { content, href } = edition;
  const { greeting, heading, words, more, action, unnamed, picture } = content.home.founder;
  const founder = content['about-us'].governingBody.members.find(({ id }) => id === 'founder');
  const photograph = founder && photographOf(edition, founder.profile_image);
  return (
    <section className={layout.section} data-ground="white" id="founder">
      <div className={`${layout.wrap} ${founderStyles.founder}`} data-drawn={!photograph}>
        <figure>
          {founder && (
            <Portrait
              drawing={founder.profile_image}
              photograph={photograph}
              follows={edition.words.about.photographFollows}
              sizes={`${belowLaptop} 6.5rem, 25rem`}
            />
          )}
          <figcaption>
            <b>{founder?.name ?? unnamed}</b>
            {content.site.name}
          </figcaption>
        </figure>
        <div>
          <p className={`${layout.telugu} ${founderStyles.greeting}`} lang="te">
            {greeting}
          </p>
          <h2>{heading}</h2>
          {paragraphsOf(words).map((paragraph) => (
            <p key={paragraph} className={founderStyles.words}>
              {paragraph}
            </p>
          ))}
          {paragraphsOf(more).map((paragraph) => (
            <p key={paragraph} className={layout.lead}>
              {paragraph}
            </p>
          ))}
          <ArrowLink href={href(action.path)}>{action.title}</ArrowLink>
        </div>
        {!photograph && (
          <div className={founderStyles.picture}>
            <Picture
              picture={illustration(edition, picture)}
              sizes={`${phoneSizes}, ${belowLaptop} 45vw, 35rem`}
            />
          </div>
        )}
      </div>
    </section>
  );
}

const popupKinds = ['admission', 'internship'] as const;

function International(edition: Edition) {
  const { content, href } = edition;
  const { international } = content.home;
  const { greeting, heading, text, map } = international;
  return (
    <section className={layout.section} data-ground="turmeric" id="international">
      <div className={`${layout.wrap} ${layout.columns} ${internationalStyles.international}`}>
        <div>
          <p className={layout.telugu} lang="te">
            {greeting}
          </p>
          <h2>{heading}</h2>
          <p className={layout.lead}>{text}</p>
          <div className={internationalStyles.acts}>
            {popupKinds.map((kind) => (
              <button
                key={kind}
                {...opens(popupId(kind))}
                className={`${layout.leadsOn} ${internationalStyles.act}`}
                data-ground={kind === 'admission' ? 'indigo' : 'madder'}
              >
                <b>{international[kind].button}</b>
                <span className={layout.small}>{international[kind].buttonNote}</span>
                <Icon name="arrow" size={26} />
              </button>
            ))}
          </div>
          <ArrowLink href={href('/international')}>{content.international.title}</ArrowLink>
        </div>
        <div className={internationalStyles.map}>
          <img src="/patterns/world-map.svg" width="600" height="600" alt={map} loading="lazy" />
          <span aria-hidden="true">{content.site.address.district}</span>
        </div>
      </div>
      {popupKinds.map((kind) => (
        <Popup key={kind} kind={kind} edition={edition} />
      ))}
    </section>
  );
}

function Articles(edition: Edition) {
  const { content, describe, href } = edition;
  const { heading, soon, items, links } = content.home.articles;
  return (
    <Section
      ground="white"
      heading={heading}
      aside={items.some(isUnwritten) && <p className={layout.small}>{soon}</p>}
    >
      <ul className={articlesStyles.articles}>
        {items.map((article) => (
          <li
            key={article.title}
            className={articlesStyles.story}
            data-nosnippet={isUnwritten(article) || undefined}
          >
            <Picture picture={illustration(edition, article.image)} sizes="8rem" decorative />
            <div>
              <h3>
                <a className={layout.stretched} href={href(article.link)}>
                  {article.title}
                </a>
              </h3>
              <time className={articlesStyles.date} dateTime={article.date}>
                {describe.day(article.date)}
              </time>
            </div>
          </li>
        ))}
      </ul>
      <ul className={articlesStyles.more}>
        {links.map(({ title, path }) => (
          <li key={title}>
            <ArrowLink href={href(path)}>{title}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Articles that are not written are kept out of search engines. */
function isUnwritten({ link }: { link: string }) {
  return link === '/under-development';
}

function Apply(edition: Edition) {
  const { content, href } = edition;
  const { greeting, heading, actions, picture } = content.home.apply;
  return (
    <section className={applyStyles.apply} data-ground="madder" id="apply">
      <div className={styles.seam} data-no-print />
      <div className={`${layout.wrap} ${applyStyles.columns}`}>
        <div>
          <p className={layout.telugu} lang="te">
            {greeting}
          </p>
          <h2>{heading}</h2>
          <div className={applyStyles.steps}>
            <ApplySteps {...edition} />
          </div>
          <div className={layout.cluster}>
            {actions.map(({ title, path }, index) => (
              <ButtonLink key={path} href={href(path)} big variant={index === 0 ? 'apply' : 'line'}>
                {title}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className={applyStyles.picture}>
          <Picture
            picture={illustration(edition, picture)}
            sizes={`${belowTablet} 100vw, ${belowLaptop} 50vw, 85vw`}
          />
        </div>
      </div>
    </section>
  );
}
