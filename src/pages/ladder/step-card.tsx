import type { ReactNode } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import { Source } from '#src/ui/source/source.tsx';
import styles from './step-card.module.css';
import type { Step } from './steps.ts';

type StepCardProps = {
  step: Step;
  edition: Edition;
  /** The courses before it, where the level does not say them. */
  after?: ReactNode;
  taught?: string;
  children?: ReactNode;
};

/** A step of the ladder: what it comes after; its rules and what it leads to open. */
export function StepCard({ step, edition, after, taught, children }: StepCardProps) {
  const { labels } = edition.content.ladder;
  const { id, name, path, medal, ground, indicative, isMaster } = step;
  const asked = indicative || isMaster;
  const offered = asked ? labels.asked : (taught ?? labels.taught);
  const tickOrChat = asked ? 'chat' : 'tick';
  return (
    <article
      className={`${layout.paper} ${styles.card}`}
      id={id}
      data-edge={ground}
      data-elsewhere={!path}
    >
      <Fold
        summary={
          <>
            <h3 className={styles.title}>
              <Medal name={medal} />
              {name}
            </h3>
            <span className={styles.taught}>
              <Icon name={path ? tickOrChat : 'close'} size={18} />
              {path ? offered : labels.elsewhere}
            </span>
            {after && <span className={styles.line}>{after}</span>}
          </>
        }
      >
        <Rules step={step} edition={edition} />
      </Fold>
      {children}
    </article>
  );
}

function Rules({ step, edition }: Pick<StepCardProps, 'step' | 'edition'>) {
  const { content, words } = edition;
  const { labels, unregulated } = content.ladder;
  const { name, title, path, note, length, bodies, entryText, age, selection, leads } = step;
  return (
    <div className={styles.rules}>
      {title !== name && <p>{title}</p>}
      <dl className={styles.facts}>
        <Fact label={labels.entry}>
          {entryText}
          {age && <p>{age}</p>}
        </Fact>
        <Fact label={labels.length}>{length}</Fact>
        {leads && <Fact label={labels.leads}>{leads}</Fact>}
        <Fact label={labels.entrance}>
          {selection.text}
          {selection.source && (
            <p className={layout.small} data-no-print data-nosnippet>
              <Source edition={edition} source={selection.source} />
            </p>
          )}
        </Fact>
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
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      {path && (
        <ArrowLink href={path} data-no-print>
          {labels.course}
          <span className={layout.visuallyHidden}>: {name}</span>
        </ArrowLink>
      )}
    </div>
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
