import type { Edition } from '#src/content/engine/edition.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { SectionId } from '#src/routes.ts';
import { admissionInShort, admissionOf } from './admission-dates.ts';

/**
 * The state of admission, as `<AdmissionLine>` takes it.
 *
 * @param id a programme; all of them in short without one
 */
export function admissionLine(edition: Edition, builtOn: Date, id?: SectionId) {
  const { words, href } = edition;
  const path = href('/admissions/dates');
  return {
    label: words.dates.label,
    said: id ? admissionOf(edition, id) : admissionInShort(edition),
    today: indianDay(builtOn),
    more: { title: words.dates.all, path: id ? `${path}#${id}` : path },
  };
}
