import { ArrowLink } from '#src/components/arrow-link/arrow-link.tsx';
import styles from './admission-line.module.css';
import { AdmissionState, type AdmissionStateProps } from './admission-state.tsx';

export type AdmissionLineProps = AdmissionStateProps & {
  /** Before the state: `Admission`. */
  label: string;
  /** All dates. */
  more: { title: string; path: string };
};

/** The state of admission, in one line that leads to all dates. */
export function AdmissionLine({ label, said, today, more }: AdmissionLineProps) {
  return (
    <div className={styles.line}>
      <p>
        <b>{label}:</b> <AdmissionState said={said} today={today} />
      </p>
      <ArrowLink href={more.path}>{more.title}</ArrowLink>
    </div>
  );
}
