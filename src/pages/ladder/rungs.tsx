import type { ComponentProps, ReactNode } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import type { Stream } from '#src/domain/entry-rules.ts';
import { wayThrough } from '#src/domain/group-ways.ts';
import { type Path, sectionIds } from '#src/routes.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './rungs.module.css';
import { StepCard } from './step-card.tsx';
import { groupsBefore, masterSteps, postBasicStep, type Step, sectionStep } from './steps.ts';
import { type Thread, Threads } from './threads.tsx';

/** The thread of each group of Intermediate, and the page that tells about it. */
const groups: Record<Stream, { ground: Ground; path: Path }> = {
  MPC: { ground: 'indigo', path: '/courses/inter-&-vocational/intermediate-mpc' },
  BiPC: { ground: 'neem', path: '/courses/inter-&-vocational/intermediate-bipc' },
  Vocational: { ground: 'turmeric', path: '/courses/inter-&-vocational/intermediate-curriculum' },
};
const groupNames = Object.keys(groups) as Stream[];

/** The ladder itself: a list of levels for readers, threads between them for the eye. */
export function Rungs({ edition }: { edition: Edition }) {
  const { content, words, describe } = edition;
  const { steps, labels } = content.ladder;
  const courses = sectionIds
    .map((id) => sectionStep(edition, id))
    .filter(({ entry }) => entry.previous.includes('intermediate'));
  const subjects = content.programmes.intermediate.curriculumGroups ?? [];
  const postBasic = postBasicStep(edition);
  const further = [postBasic, ...masterSteps(edition)];
  return (
    <ol className={styles.ladder}>
      <li className={styles.level} id="class-10">
        <h2>{steps.start.title}</h2>
        <p className={styles.start}>{steps.start.text}</p>
      </li>
      <Level heading={steps.intermediate}>
        <li className={styles.wide}>
          <StepCard step={sectionStep(edition, 'intermediate')} edition={edition}>
            <ul className={styles.groups}>
              {groupNames.map((stream, index) => (
                <li key={stream}>
                  <a href={edition.href(groups[stream].path)} data-edge={groups[stream].ground}>
                    <span>
                      <b>{words.rules.streams[stream]}</b>
                      <span className={styles.subjects}>{subjects[index]?.subjectsOffered}</span>
                    </span>
                    <Icon name="arrow" size={18} />
                  </a>
                </li>
              ))}
            </ul>
          </StepCard>
        </li>
        <li>
          <StepCard
            step={sectionStep(edition, 'academy')}
            edition={edition}
            taught={labels.alongside}
          />
        </li>
      </Level>
      <Level
        heading={steps.courses}
        threads={groupThreads(courses)}
        // The groups, and the academy beside them.
        columns={{ from: groupNames.length + 1, to: courses.length }}
      >
        {courses.map((step) => (
          <li key={step.id}>
            <StepCard step={step} edition={edition} after={<After {...step} edition={edition} />} />
          </li>
        ))}
      </Level>
      <Level
        heading={steps.further}
        threads={furtherThreads(courses, further)}
        columns={{ from: courses.length, to: further.length }}
      >
        {further.map((step) => (
          <li key={step.id} className={step === postBasic ? styles.before : undefined}>
            <StepCard
              step={step}
              edition={edition}
              after={
                <>
                  <i>{labels.after}</i> {describe.either(namesBefore(step, edition))}
                </>
              }
            />
          </li>
        ))}
      </Level>
    </ol>
  );
}

/** The courses before a degree, such as the one through which GNM leads on. */
function namesBefore({ entry }: Step, { describe }: Edition): string[] {
  return entry.previous.map(
    (id) =>
      entry.through?.find(({ previous }) => previous === id)?.course ?? describe.qualification(id),
  );
}

type LevelProps = { heading: string; children: ReactNode } & Partial<
  ComponentProps<typeof Threads>
>;

function Level({ heading, threads, columns, children }: LevelProps) {
  return (
    <li className={styles.level}>
      {threads && columns && <Threads threads={threads} columns={columns} />}
      <h2>{heading}</h2>
      <ul className={styles.steps}>{children}</ul>
    </li>
  );
}

/** The groups that lead to a course, each in the colour of its thread, and the least marks. */
function After({ entry, edition }: Pick<Step, 'entry'> & { edition: Edition }) {
  const { content, words } = edition;
  return (
    <>
      {groupsBefore(entry).map(({ stream, way }) => (
        <span key={stream} className={styles.group} data-edge={groups[stream].ground}>
          {words.rules.streams[stream]}
          {way === 'bridge' && ` ${content.ladder.labels.bridge}`}
        </span>
      ))}
      {wayThrough(entry, 'Other') === 'open' && (
        <span className={styles.group}>{words.rules.streams.Other}</span>
      )}
      {entry.minimum && <b>{`${entry.minimum.percentage}%+`}</b>}
    </>
  );
}

function groupThreads(courses: readonly Step[]): Thread[] {
  return courses.flatMap(({ entry }, to) =>
    groupsBefore(entry).map(({ stream, way }) => ({
      from: groupNames.indexOf(stream),
      to,
      ground: groups[stream].ground,
      dashed: way === 'bridge',
    })),
  );
}

function furtherThreads(courses: readonly Step[], further: readonly Step[]): Thread[] {
  return further.flatMap(({ entry, ground }, to) =>
    entry.previous
      .filter((id) => !entry.through?.some(({ previous }) => previous === id))
      .map((id) => ({ from: courses.findIndex((course) => course.id === id), to, ground })),
  );
}
