import { describeEntry } from '#src/admissions/entry-rules.ts';
import { describeIntake } from '#src/admissions/programme-facts.ts';
import type { Programme } from '#src/content/programme-schema.ts';
import styles from './section.module.css';

/** The four facts that every visitor asks for first. One that is not known is left out. */
export function ProgrammeFacts({ programme }: { programme: Programme }) {
  const { duration, entry, intake, medium } = programme;
  const facts = [
    { label: 'Length', value: duration.text },
    { label: 'Entry', value: describeEntry(entry) },
    { label: 'Intake', value: describeIntake(intake) },
    { label: 'Medium', value: medium },
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
