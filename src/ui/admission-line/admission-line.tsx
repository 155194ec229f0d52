import type { Edition } from '#src/content/check/edition.ts';
import { admissionInShort, admissionOf } from '#src/content/views/admission-dates.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { SectionId } from '#src/routes.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import styles from './admission-line.module.css';

type AdmissionLineProps = {
  edition: Edition;
  builtOn: Date;
  /** A programme; without one the state of all of them in short. */
  id?: SectionId;
};

/** The state of admission, in one line that leads to all dates. */
export function AdmissionLine({ edition, builtOn, id }: AdmissionLineProps) {
  const { words, href } = edition;
  const path = href('/admissions/dates');
  const today = indianDay(builtOn);
  return (
    <div className={styles.line}>
      <p className={id ? undefined : styles.all}>
        <AdmissionState
          said={id ? admissionOf(edition, id, today) : admissionInShort(edition, today)}
        />
      </p>
      <ArrowLink href={id ? `${path}#${id}` : path}>{words.dates.all}</ArrowLink>
    </div>
  );
}
