import type { Content } from '#src/content/check/content.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { catalogueLink } from '#src/content/views/offered-courses.ts';
import { titleOf } from '#src/content/views/page-meta.ts';
import { headOf, illustration } from '#src/content/views/pictures.ts';
import { courseList } from '#src/domain/course-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { waysToAsk } from '#src/ui/ask/ask-section.tsx';
import { CourseCard } from '#src/ui/course-card/course-card.tsx';
import { LinkTiles } from '#src/ui/link-tiles/link-tiles.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Points } from '#src/ui/points/points.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './courses.module.css';
import { CourseSearch } from './islands.ts';

export const page: PageModule = {
  structuredData: ({ content: { courses, site }, href }) => [
    courseList(
      site.origin,
      // Each entry of such a list leads to a page of its own.
      courses.courses.flatMap(({ name, link, programme }) =>
        programme ? [{ name, path: href(link) }] : [],
      ),
    ),
  ],
  Page({ edition, breadcrumb }) {
    const { content, defaultContent, words, href, locale } = edition;
    const { courses, master, programmes, 'what-can-i-study': finder } = content;
    return (
      <>
        <PageHead
          {...headOf(edition, courses)}
          breadcrumb={breadcrumb}
          actions={<ArrowLink href={href('/courses/what-can-i-study')}>{finder.invite}</ArrowLink>}
        />
        <div className={`${layout.wrap} ${styles.catalogue}`}>
          <CourseSearch
            courses={courses.courses.map((course) => ({
              id: course.id,
              names: namesOf(course, defaultContent.courses.courses),
              category: course.category,
            }))}
            all={[
              ...sectionIds.map((id) => ({
                title: programmes[id].fullName,
                names: [programmes[id], defaultContent.programmes[id]].flatMap(
                  ({ name, fullName }) => [name, fullName],
                ),
                path: href(sectionStart(id)),
              })),
              {
                title: master.title,
                names: [master, defaultContent.master].flatMap(({ title, courses }) => [
                  title,
                  ...courses.map((course) => course.title),
                ]),
                path: href('/courses/master'),
              },
            ]}
            words={words.courses}
            ask={waysToAsk(edition)}
            locale={locale}
          />
          <Cards edition={edition} />
          <p className={layout.small}>{courses.note}</p>
        </div>
        <Elsewhere {...edition} />
        <Why {...edition} />
      </>
    );
  },
};

type Card = Content['courses']['courses'][number];
type Named = { id: string; name: string };

/** Its name, and where that differs its name in the first language, which many know better. */
function namesOf({ id, name }: Named, first: readonly Named[]): string[] {
  return [...new Set([name, first.find((course) => course.id === id)?.name ?? name])];
}

function Cards({ edition }: { edition: Edition }) {
  const { content, words } = edition;
  const { courses } = content;
  const { categories, duration, intake } = words.courses;
  return (
    <ul className={styles.cards}>
      {courses.courses.map((course, index) => (
        <li key={course.id} id={course.id}>
          <CourseCard
            name={course.name}
            path={catalogueLink(edition, course)}
            picture={illustration(edition, course.image)}
            eager={index === 0}
            kicker={categories[course.category]}
            description={course.description}
            facts={[
              { label: duration, value: course.duration },
              { label: intake, value: course.intake },
            ]}
            ground={groundOf(content, course)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Its own colour, that of its programme, or the institution's. */
function groundOf({ programmes }: Content, { ground, programme }: Card): Ground {
  return ground ?? (programme ? programmes[programme].ground : 'indigo');
}

function Elsewhere(edition: Edition) {
  const { heading, text, links } = edition.content.courses.elsewhere;
  return (
    <section
      className={`${layout.wrap} ${styles.elsewhere}`}
      aria-labelledby="elsewhere"
      data-no-print
    >
      <h2 id="elsewhere">{heading}</h2>
      <p className={layout.lead}>{text}</p>
      <LinkTiles
        links={links.map(({ path, ground }) => ({
          title: titleOf(edition, path),
          path: edition.href(path),
          ground,
        }))}
      />
    </section>
  );
}

function Why({ content, words, href }: Edition) {
  const { heading, points } = content.courses.why;
  return (
    <Section
      ground="white"
      heading={heading}
      className={styles.why}
      aside={<ArrowLink href={href('/admissions')}>{words.courses.admissions}</ArrowLink>}
    >
      <Points points={points} />
    </Section>
  );
}
