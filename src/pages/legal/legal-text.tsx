import { Contents } from '#src/components/contents/contents.tsx';
import { layout } from '#src/styles/layout.ts';
import styles from './legal-text.module.css';

/** Name under which the browser keeps the tick. */
export type ConsentKey = 'privacyPolicyConsent' | 'termsConditionsConsent';

type LegalTextProps = {
  /** Texts are HTML. */
  sections: readonly { id: string; heading: string; text: string }[];
  /** The day of the build; `src/browser/dates.ts` puts the visitor's day in its place. */
  effective: { date: string; text: string };
  consent: { heading: string; text: string; label: string; storageKey: ConsentKey };
  words: { contents: string; effective: string };
};

/** Numbered sections with a list of them beside, and a box to agree. */
export function LegalText({ sections, effective, consent, words }: LegalTextProps) {
  return (
    <div className={`${layout.wrap} ${styles.layout}`}>
      <div className={styles.contents}>
        <Contents label={words.contents} sections={sections} />
      </div>
      <article>
        <p className={styles.effective}>
          {words.effective}{' '}
          <time data-today dateTime={effective.date}>
            {effective.text}
          </time>
        </p>
        <ol className={styles.sections}>
          {sections.map(({ id, heading, text }) => (
            <li key={id} id={id}>
              <h2>{heading}</h2>
              <div
                className={`${layout.ticks} ${styles.prose}`}
                dangerouslySetInnerHTML={{ __html: text }}
              />
            </li>
          ))}
        </ol>
        <section className={`${layout.needsScript} ${styles.consent}`} data-ground="white">
          <h2>{consent.heading}</h2>
          <label className={styles.tick}>
            <input type="checkbox" data-remember={consent.storageKey} />
            <span>{consent.label}</span>
          </label>
          <p className={layout.small}>{consent.text}</p>
        </section>
      </article>
    </div>
  );
}
