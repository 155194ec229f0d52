import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { applicants, type Paper, paperCourses } from '#src/content/schemas/documents.ts';
import { headOf } from '#src/content/views/pictures.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Choice, choices } from '#src/ui/choice/choice.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { List } from '#src/ui/list/list.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import { Tick } from '#src/ui/tick/tick.tsx';
import styles from './documents.module.css';

export const page: PageModule = {
  script: 'checklist',
  Page({ edition, breadcrumb }) {
    const { content, words } = edition;
    const text = content['documents'];
    return (
      <div className={styles.page}>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <Handbook
          label={words.legal.contents}
          parts={[
            ...text.groups.map(({ heading }, index) => ({ id: groupId(index), heading })),
            {
              id: 'after',
              heading: text.after.heading,
              beside: true,
              content: <List lines={text.after.points} className={styles.after} />,
            },
          ]}
          before={
            <>
              <Choices {...edition} />
              {text.groups.map(({ heading, papers: list }, index) => (
                <div
                  key={heading}
                  id={groupId(index)}
                  className={styles.group}
                  {...{ [attribute.papers]: true }}
                >
                  <Fold open={index === 0} summary={<h2 className={styles.heading}>{heading}</h2>}>
                    <ul className={styles.list}>
                      {list.map((paper) => (
                        <PaperItem key={paper.id} paper={paper} />
                      ))}
                    </ul>
                  </Fold>
                </div>
              ))}
              <div className={`${layout.cluster} ${layout.needsScript}`} data-no-print>
                <Button {...{ [attribute.print]: true }} variant="line">
                  {text.print}
                </Button>
                <p className={layout.small}>{text.kept}</p>
              </div>
            </>
          }
        >
          <Sources edition={edition} />
        </Handbook>
        <Section ground="flour">
          <div className={layout.stack}>
            <h2>{text.unknown.heading}</h2>
            {text.unknown.text ? (
              <p className={layout.lead}>{text.unknown.text}</p>
            ) : (
              <OpenQuestions edition={edition} questions={[text.unknown.question]} />
            )}
          </div>
        </Section>
      </div>
    );
  },
};

const groupId = (index: number) => `papers-${index + 1}`;

/** Which papers show follows from these by CSS alone; a link may name a course after its #. */
function Choices({ content }: Edition) {
  const { documents: text, programmes } = content;
  const { course, master, applicant } = text.choose;
  return (
    <div className={styles.choices} {...{ [attribute.paperChoices]: true }}>
      <fieldset>
        <legend>{course}</legend>
        <div className={choices}>
          {paperCourses.map((id) => (
            <Choice
              key={id}
              type="radio"
              name="course"
              id={id}
              label={id === 'master' ? master : programmes[id].name}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{applicant}</legend>
        <div className={choices}>
          {applicants.map((id) => (
            <Choice
              key={id}
              type="radio"
              name="applicant"
              id={id}
              label={text.choose.applicants[id]}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className={layout.small} {...{ [attribute.paperCount]: text.count }} />
    </div>
  );
}

function PaperItem({ paper }: { paper: Paper }) {
  const { id, name, what, where, time, courses, applicants: who } = paper;
  return (
    <li data-courses={courses?.join(' ')} data-applicants={who?.join(' ')}>
      <Tick name={`papers-${id}`}>
        <b>{name}</b>
      </Tick>
      <p>
        {what} <span className={styles.where}>{where}</span> {time && <b>{time}</b>}
      </p>
    </li>
  );
}

function Sources({ edition }: { edition: Edition }) {
  const { groups, after } = edition.content['documents'];
  const ofPapers = groups.flatMap(({ papers: list }) =>
    list.flatMap(({ name, source }) => (source ? [{ of: name, ...source }] : [])),
  );
  return <SourceList edition={edition} sources={[...ofPapers, ...after.sources]} />;
}
