import type { Edition } from '#src/content/check/edition.ts';
import { sectionsData } from '#src/content/views/page-meta.ts';
import { headOf, illustration } from '#src/content/views/pictures.ts';
import { entrySubjects } from '#src/domain/entry-rules.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionStart } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { CourseCard, CourseCards } from '#src/ui/course-card/course-card.tsx';
import { List } from '#src/ui/list/list.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import styles from './bachelor.module.css';

export const page: PageModule = {
  structuredData: (edition) => [
    sectionsData(
      edition,
      edition.content.bachelor.courses.map(({ programme }) => programme),
    ),
  ],
  Page({ edition, breadcrumb }) {
    const { content, words, href } = edition;
    const { choosing } = content.bachelor;
    return (
      <>
        <PageHead
          {...headOf(edition, content.bachelor)}
          breadcrumb={breadcrumb}
          actions={
            <>
              <ButtonLink href={`${href('/courses/compare')}?${comparison(content.bachelor)}`}>
                {content.compare.title}
              </ButtonLink>
              <ButtonLink href={href('/')} variant="line" icon="back">
                {words.actions.home}
              </ButtonLink>
            </>
          }
        />
        <div className={`${layout.wrap} ${layout.pageBody}`}>
          <section id="nursing" className={styles.choosing} aria-labelledby="choosing">
            <h2 id="choosing">{choosing.heading}</h2>
            <List lines={choosing.points} />
          </section>
          <div className={layout.stack}>
            <Cards edition={edition} />
            <p className={layout.small}>{content.bachelor.note}</p>
          </div>
        </div>
      </>
    );
  },
};

/** Chooses the courses of this page among those that can be compared. */
function comparison({ courses }: Edition['content']['bachelor']): string {
  return new URLSearchParams(courses.map(({ programme }) => ['show', programme])).toString();
}

function Cards({ edition }: { edition: Edition }) {
  const { content, words, href, describe } = edition;
  const { courses: labels } = words;
  const eligibility = describe.entry(sharedEntry(edition));
  return (
    <CourseCards>
      {content.bachelor.courses.map(({ programme: id, description, image }, index) => {
        const { name, duration, entry, intake, ground } = content.programmes[id];
        const anyGroup = entry.streams === 'any' && labels.anyGroup;
        return (
          <li key={id}>
            <CourseCard
              name={name}
              path={href(sectionStart(id))}
              link={{
                text: labels.view,
                label: fill(words.card.link, { action: labels.view, course: name }),
              }}
              picture={illustration(edition, image)}
              eager={index === 0}
              description={description}
              facts={[
                {
                  label: labels.duration,
                  value: (
                    <>
                      <span>{describe.length(duration)}</span>
                      {/* SPEC.md section 2 has the length as a decimal too. */}
                      <span className={styles.decimal} data-nosnippet>
                        {describe.shortDuration(duration)}
                      </span>
                    </>
                  ),
                },
                { label: labels.eligibility, value: anyGroup || eligibility },
                ...(entry.minimum
                  ? [{ label: labels.minimumMarks, value: describe.minimum(entry.minimum) }]
                  : []),
                { label: labels.intake, value: describe.intake(intake) },
              ]}
              // SPEC.md section 2 lists the same subjects on every card.
              note={anyGroup ? fill(labels.helpful, { eligibility }) : undefined}
              ground={ground}
            />
          </li>
        );
      })}
    </CourseCards>
  );
}

/** SPEC.md section 2: all cards list the subjects that any of their courses asks for. */
function sharedEntry({ content: { bachelor, programmes } }: Edition) {
  const asked = bachelor.courses.flatMap(({ programme }) => programmes[programme].entry.subjects);
  const subjects = entrySubjects.filter((subject) => asked.includes(subject));
  return { previous: ['intermediate'] as const, subjects };
}
