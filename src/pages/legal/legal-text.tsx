import styles from './legal-text.module.css';

type LegalTextProps = {
  /** Texts are HTML. */
  sections: readonly { id: string; heading: string; text: string }[];
  effective: Date;
  consent: {
    heading: string;
    text: string;
    label: string;
    /** Name under which the browser keeps the tick. */
    storageKey: 'privacyPolicyConsent' | 'termsConditionsConsent';
  };
};

/** Numbered sections with a list of them beside, and a box to agree. */
export function LegalText({ sections, effective, consent }: LegalTextProps) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <nav className={styles.contents} aria-label="On this page">
        <h2>On this page</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article>
        <p className={styles.effective}>
          Effective date: <Today date={effective} />
        </p>
        <ol className={styles.sections}>
          {sections.map(({ id, heading, text }) => (
            <li key={id} id={id}>
              <h2>{heading}</h2>
              <div className={styles.prose} dangerouslySetInnerHTML={{ __html: text }} />
            </li>
          ))}
        </ol>
        <section className={`needs-script ${styles.consent}`} data-ground="white">
          <h2>{consent.heading}</h2>
          <label className={styles.tick}>
            <input type="checkbox" data-remember={consent.storageKey} />
            <span>{consent.label}</span>
          </label>
          <p className="small">{consent.text}</p>
        </section>
      </article>
    </div>
  );
}

/** The day of the build in India; `src/browser/dates.ts` puts the visitor's day in its place. */
function Today({ date }: { date: Date }) {
  const timeZone = 'Asia/Kolkata';
  return (
    // The Canadian way of writing a day is that of ISO 8601.
    <time data-today dateTime={date.toLocaleDateString('en-CA', { timeZone })}>
      {date.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone })}
    </time>
  );
}
