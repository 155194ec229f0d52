import type { Edition } from '#src/content/check/edition.ts';
import { admissionOf } from '#src/content/views/admission-dates.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { SectionId } from '#src/routes.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { WovenYear } from '#src/ui/woven-year/woven-year.tsx';
import styles from './admission-line.module.css';

type AdmissionLineProps = {
  edition: Edition;
  builtOn: Date;
  id: SectionId;
  /** Whether it says what can be done about a seat of a year whose form is over. */
  asks?: boolean;
};

/** The state of admission to a programme, and its weft of the woven year; leads to all dates. */
export function AdmissionLine({ edition, builtOn, id, asks = true }: AdmissionLineProps) {
  const { words, href } = edition;
  const today = indianDay(builtOn);
  return (
    <div className={styles.line}>
      <p>
        <AdmissionState said={admissionOf(edition, id, today, { asks })} />
      </p>
      <WovenYear edition={edition} today={today} ids={[id]} />
      <ArrowLink href={`${href('/admissions/dates')}#${id}`}>{words.dates.all}</ArrowLink>
    </div>
  );
}
