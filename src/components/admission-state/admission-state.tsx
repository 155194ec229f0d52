import { atDay } from '#src/admissions/admission-dates.ts';
import * as attribute from '#src/browser/attributes.ts';

export type AdmissionStateProps = {
  /** Texts with the day from which each is true, in order. */
  said: readonly { from: string; text: string }[];
  /** The day of the build; `src/browser/dates.ts` puts the visitor's day in its place. */
  today: string;
};

/** The state of admission: right when the page is built, and on the day when it is read. */
export function AdmissionState({ said, today }: AdmissionStateProps) {
  const changes =
    said.length > 1 ? JSON.stringify(said.map(({ from, text }) => [from, text])) : undefined;
  return <span {...{ [attribute.saidFrom]: changes }}>{atDay(said, today)?.text}</span>;
}
