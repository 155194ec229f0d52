import { courseList } from '#src/admissions/course-data.ts';
import { categoryOptions } from '#src/admissions/course-search.ts';
import { CourseCard } from '#src/components/course-card/course-card.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href, sectionIds, sectionStart } from '#src/routes.ts';
import styles from './courses.module.css';
import { CourseSearch } from './islands.ts';

const crumbs = [{ title: 'Home', path: href('/') }, { title: 'Courses' }];

export const courses: PageModule = {
  meta() {
    const { catalogue, site } = content;
    return {
      title: catalogue.title,
      description: catalogue.description,
      structuredData: [
        courseList(
          site.origin,
          catalogue.courses.map(({ name, link }) => ({ name, path: link })),
        ),
        breadcrumbList(site.origin, crumbs),
      ],
    };
  },
  Page() {
    const { catalogue, master, programmes, site, whatCanIStudy } = content;
    return (
      <>
        <PageHead
          ground="cloth"
          crumbs={crumbs}
          title={catalogue.heading}
          lead={catalogue.lead}
          {...(catalogue.telugu ? { telugu: catalogue.telugu } : {})}
          actions={
            <a className="text-link" href={href('/courses/what-can-i-study')}>
              {whatCanIStudy.invite} <Icon name="arrow" />
            </a>
          }
        />
        <div className={`wrap ${styles.catalogue}`}>
          <CourseSearch
            courses={catalogue.courses.map(({ id, name, category }) => ({ id, name, category }))}
            all={[
              ...sectionIds.map((id) => ({
                title: programmes[id].fullName,
                path: sectionStart(id),
              })),
              { title: master.title, path: href('/courses/master') },
            ]}
            phone={site.phone}
            admissionsHref={href('/admissions')}
          />
          <Cards />
        </div>
        <Elsewhere />
        <Why />
      </>
    );
  },
};

function Cards() {
  const { catalogue, programmes } = content;
  return (
    <ul className={styles.cards}>
      {catalogue.courses.map((course, index) => (
        <li key={course.id} id={course.id}>
          <CourseCard
            compact
            name={course.name}
            path={course.link}
            picture={picture(course.image)}
            eager={index === 0}
            kicker={categoryOptions.find(({ value }) => value === course.category)?.label ?? ''}
            description={course.description}
            facts={[
              { label: 'Duration', value: course.duration },
              { label: 'Intake', value: course.intake },
            ]}
            ground={programmes[course.programme].ground}
          />
        </li>
      ))}
    </ul>
  );
}

function Elsewhere() {
  const { heading, text, links } = content.catalogue.elsewhere;
  return (
    <section className={`wrap ${styles.elsewhere}`} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{heading}</h2>
      <p className="lead">{text}</p>
      <ul className={styles.links}>
        {links.map(({ title, path }) => (
          <li key={path}>
            <a className="text-link" href={path}>
              {title}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Why() {
  const { heading, points } = content.catalogue.why;
  return (
    <section className="section" data-ground="white" aria-labelledby="why">
      <div className="wrap">
        <div className="section-head">
          <h2 id="why">{heading}</h2>
          <a className="text-link" href={href('/admissions')}>
            Admissions and fees
            <Icon name="arrow" />
          </a>
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.heading} data-thread={point.medal}>
              <h3>{point.heading}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
