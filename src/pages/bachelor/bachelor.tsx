import { courseList } from '#src/admissions/course-data.ts';
import { describeMinimum } from '#src/admissions/entry-rules.ts';
import { describeIntake } from '#src/admissions/programme-facts.ts';
import { ButtonLink } from '#src/components/button/button.tsx';
import { CourseCard } from '#src/components/course-card/course-card.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href, sectionStart } from '#src/routes.ts';
import styles from './bachelor.module.css';

const crumbs = [
  { title: 'Home', path: href('/') },
  { title: 'Courses', path: href('/courses') },
  { title: 'Bachelor' },
];

export const bachelor: PageModule = {
  meta() {
    const { bachelor: page, programmes, site } = content;
    return {
      title: page.title,
      description: page.description,
      structuredData: [
        courseList(
          site.origin,
          page.courses.map(({ programme }) => ({
            name: programmes[programme].fullName,
            path: sectionStart(programme),
          })),
        ),
        breadcrumbList(site.origin, crumbs),
      ],
    };
  },
  Page() {
    const { heading, lead, telugu, choosing } = content.bachelor;
    return (
      <>
        <PageHead
          ground="mist"
          crumbs={crumbs}
          title={heading}
          lead={lead}
          picture={picture(content.bachelor.picture)}
          {...(telugu ? { telugu } : {})}
          actions={
            <ButtonLink href={href('/')} variant="line" icon="back">
              Back to Home
            </ButtonLink>
          }
        />
        <div className={`wrap ${styles.content}`}>
          <Cards />
          <section className={styles.choosing} aria-labelledby="choosing">
            <h2 id="choosing">{choosing.heading}</h2>
            <ul className="ticks">
              {choosing.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </div>
      </>
    );
  },
};

function Cards() {
  const { courses, eligibility } = content.bachelor;
  return (
    <ul className={styles.cards}>
      {courses.map(({ programme: id, description, image, note }, index) => {
        const { name, duration, entry, intake, ground } = content.programmes[id];
        return (
          <li key={id}>
            <CourseCard
              name={name}
              path={sectionStart(id)}
              linkText="View Course"
              picture={picture(image)}
              eager={index === 0}
              description={description}
              facts={[
                {
                  label: 'Duration',
                  value: (
                    <>
                      {duration.short}
                      <span className={styles.long}>{duration.text}</span>
                    </>
                  ),
                },
                { label: 'Eligibility', value: eligibility },
                ...(entry.minimum
                  ? [{ label: 'Minimum marks', value: describeMinimum(entry.minimum) }]
                  : []),
                { label: 'Intake', value: describeIntake(intake) },
              ]}
              note={note}
              ground={ground}
            />
          </li>
        );
      })}
    </ul>
  );
}
