import { type RefObject, useEffect, useRef } from 'react';
import { none, readAnswers, writeAnswers } from '#src/admissions/applicant-address.ts';
import { useAddressQuery } from '#src/components/address-query/use-address-query.ts';

/**
 * Keeps the form and the address in step. The address is where the answers live; the form follows
 * it on arrival and when the visitor goes back.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>) {
  const [query, replace] = useAddressQuery();
  const arrived = useRef(false);
  const today = isoToday();

  useEffect(() => {
    if (!form.current) return;
    const written = writeAnswers(new FormData(form.current));
    // Answers given in the bare HTML stay, unless the address brings its own.
    const early = !arrived.current && written !== '' && !location.search;
    arrived.current = true;
    if (early) replace(written);
    else if (written !== pick(query, form.current, true)) fillForm(form.current, query);
  }, [form, query, replace]);

  return {
    query,
    today,
    ...readAnswers(query, today),
    /** Takes over what the form holds after a change of one of its fields. */
    update: (field: EventTarget) => {
      if (field instanceof HTMLInputElement && field.form) {
        excludeNone(field);
        const kept = new URLSearchParams(pick(query, field.form, false));
        replace(writeAnswers([...new FormData(field.form), ...kept]));
      }
    },
    clear: () => replace(''),
  };
}

/** `None of these` and any other choice rule each other out. */
function excludeNone({ form, name, value, type, checked }: HTMLInputElement): void {
  if (type !== 'checkbox' || !checked) return;
  for (const box of form?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? []) {
    if (box.name === name && (box.value === none) !== (value === none)) box.checked = false;
  }
}

/**
 * The answers whose fields are, or are not, in the form just now: a question that is not asked for
 * a while keeps its answer.
 */
function pick(query: string, form: HTMLFormElement, asked: boolean): string {
  const given = [...new URLSearchParams(query)];
  return writeAnswers(given.filter(([name]) => (form.elements.namedItem(name) !== null) === asked));
}

function fillForm(form: HTMLFormElement, query: string): void {
  const values = new URLSearchParams(query);
  for (const field of form.querySelectorAll('input')) {
    const given = values.getAll(field.name);
    if (field.type === 'text') field.value = given[0] ?? '';
    else field.checked = given.includes(field.value);
  }
}

/** The visitor's own day. */
function isoToday(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}
