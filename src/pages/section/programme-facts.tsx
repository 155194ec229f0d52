import type { Edition } from '#src/content/engine/edition.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import styles from './section.module.css';

type ProgrammeFactsProps = { edition: Edition; programme: Programme };

/** The four facts that every visitor asks for first. One that is not known is left out. */
export function ProgrammeFacts({ edition: { words, describe }, programme }: ProgrammeFactsProps) {
  const { duration, entry, intake, medium } = programme;
  const labels = words.section.facts;
  const facts = [
    { label: labels.length, value: describe.duration(duration) },
    { label: labels.entry, value: describe.entry(entry) },
    { label: labels.intake, value: describe.intake(intake) },
    { label: labels.medium, value: medium },
  ];
  return (
    <dl className={styles.facts} data-ground="white">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
