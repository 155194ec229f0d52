import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon/icon.tsx';
import { Medal } from '#src/components/medal/medal.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './step-card.module.css';
import type { Step } from './steps.ts';

type StepCardProps = {
  step: Step;
  edition: Edition;
  /** What comes before it. */
  after?: ReactNode;
  taught?: string;
  children?: ReactNode;
};

/** A step of the ladder: a course, what it asks, and what it leads to. */
export function StepCard({ step, edition, after, taught, children }: StepCardProps) {
  const { content, words } = edition;
  const { labels, unregulated } = content.ladder;
  const { title, path, medal, ground, note, length, bodies, leads } = step;
  return (
    <article className={styles.card} id={step.id} data-edge={ground} data-elsewhere={!path}>
      <header className={styles.head}>
        <Medal name={medal} />
        <h3 className={styles.title}>{path ? <a href={path}>{title}</a> : title}</h3>
        <p className={styles.taught}>
          <Icon name={path ? 'tick' : 'close'} size={18} />
          {path ? (taught ?? labels.taught) : labels.elsewhere}
        </p>
      </header>
      <dl className={styles.facts}>
        {after && <Fact label={labels.after}>{after}</Fact>}
        <Fact label={labels.entry}>
          {step.entryText}
          {step.age && <span>{step.age}</span>}
        </Fact>
        <Fact label={labels.length}>{length}</Fact>
        <Fact label={labels.entrance}>{step.selection.text}</Fact>
        <Fact label={labels.bodies}>
          {bodies.length === 0 && unregulated}
          {bodies.map(({ short, name, link }) => (
            <a key={short} href={link} target="_blank" rel="noopener" title={name}>
              {short}
              <span className={layout.visuallyHidden}>
                , {name} {words.actions.newTab}
              </span>
            </a>
          ))}
        </Fact>
        {leads && <Fact label={labels.leads}>{leads}</Fact>}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
