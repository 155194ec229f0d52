import { headOf, illustration } from '#src/content/views/pictures.ts';
import { enquiryLink, namedForOffice } from '#src/domain/enquiry-link.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { CourseCard, CourseCards } from '#src/ui/course-card/course-card.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import styles from './master.module.css';

export const page: PageModule = {
  Page({ edition, breadcrumb }) {
    const { content, defaultContent, words, href, describe } = edition;
    const { courses, after } = content.master;
    const { courses: labels } = words;
    const name = namedForOffice(labels.masterCourse, defaultContent.words.courses.masterCourse);
    return (
      <>
        <PageHead {...headOf(edition, content.master)} breadcrumb={breadcrumb} />
        <div className={`${layout.wrap} ${layout.pageBody}`}>
          <CourseCards>
            {courses.map((course, index) => (
              <li key={course.id}>
                <CourseCard
                  name={course.title}
                  path={href(course.link)}
                  link={{
                    text: labels.view,
                    label: fill(words.card.link, { action: labels.view, course: course.title }),
                  }}
                  picture={illustration(edition, course.image)}
                  eager={index === 0}
                  badge={describe.length(course.duration)}
                  description={course.description}
                  facts={[
                    { label: labels.requires, value: describe.entry(course.entry) },
                    {
                      label: words.entrance.label,
                      value: <span className={styles.selection}>{course.selection.text}</span>,
                    },
                  ]}
                  note={course.note}
                  ground={course.ground}
                />
              </li>
            ))}
          </CourseCards>
          <SourceList
            edition={edition}
            sources={courses.flatMap(({ title, selection: { source } }) =>
              source ? [{ of: title, ...source }] : [],
            )}
          />
          <section className={styles.after} aria-labelledby="after">
            <h2 id="after">{after.heading}</h2>
            <p>{after.text}</p>
            <ButtonLink
              href={enquiryLink(href('/admissions'), { name })}
              variant="apply"
              icon="apply"
            >
              {labels.askMaster}
            </ButtonLink>
          </section>
        </div>
      </>
    );
  },
};
