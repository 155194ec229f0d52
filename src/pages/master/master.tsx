import { enquiryLink } from '#src/admissions/enquiry-link.ts';
import { ButtonLink } from '#src/components/button/button.tsx';
import { CourseCard } from '#src/components/course-card/course-card.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './master.module.css';

const crumbs = [
  { title: 'Home', path: href('/') },
  { title: 'Courses', path: href('/courses') },
  { title: 'Master' },
];

export const master: PageModule = {
  meta() {
    const { title, description } = content.master;
    return {
      title,
      description,
      structuredData: [breadcrumbList(content.site.origin, crumbs)],
    };
  },
  Page() {
    const { heading, lead, telugu, courses, after } = content.master;
    return (
      <>
        <PageHead
          ground="indigo"
          crumbs={crumbs}
          title={heading}
          lead={lead}
          picture={picture(content.master.picture)}
          {...(telugu ? { telugu } : {})}
        />
        <div className={`wrap ${styles.content}`}>
          <ul className={styles.cards}>
            {courses.map((course, index) => (
              <li key={course.id}>
                <CourseCard
                  name={course.title}
                  path={course.link}
                  linkText="View Course"
                  picture={picture(course.image)}
                  eager={index === 0}
                  badge={course.duration}
                  description={course.description}
                  facts={[{ label: 'Requires', value: course.eligibility }]}
                  note={course.note}
                  ground={course.ground}
                />
              </li>
            ))}
          </ul>
          <section className={styles.after} aria-labelledby="after">
            <h2 id="after">{after.heading}</h2>
            <p>{after.text}</p>
            <ButtonLink
              href={enquiryLink(href('/admissions'), { name: 'a master course' })}
              icon="apply"
            >
              Ask about a master course
            </ButtonLink>
          </section>
        </div>
      </>
    );
  },
};
