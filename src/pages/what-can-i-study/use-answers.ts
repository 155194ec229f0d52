import { type RefObject, startTransition } from 'react';
import { answerNames, none, readAnswers, writeAnswers } from '#src/domain/applicant-address.ts';
import { useFormInAddress } from '#src/ui/form-in-address/use-form-in-address.ts';

/** The answers, which live in the address's fragment and nowhere else: no server ever sees them. */
export function useAnswers(form: RefObject<HTMLFormElement | null>) {
  const [given, replace] = useFormInAddress({
    form,
    place: 'fragment',
    names: answerNames,
    write,
    fill,
  });
  const today = isoToday();

  return {
    /** All answers as parameters, understood or not; empty before the first one. */
    given,
    today,
    ...readAnswers(given, today),
    /** Takes over what the form holds after a change of one of its fields, which is shown first. */
    update: (field: EventTarget) => {
      if (field instanceof HTMLInputElement && field.form) {
        excludeNone(field);
        const kept = new URLSearchParams(pick(given, field.form, false));
        const answers = writeAnswers([...new FormData(field.form), ...kept]);
        startTransition(() => replace(answers));
      }
    },
    chooseYear: (year: number) => {
      const others = [...new URLSearchParams(given)].filter(([name]) => name !== 'year');
      replace(writeAnswers([...others, ['year', year]]));
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

function write(form: HTMLFormElement): string {
  return writeAnswers(new FormData(form));
}

function fill(form: HTMLFormElement, given: string): void {
  // A field that is being typed in stays as it is.
  if (write(form) === pick(given, form, true)) return;
  const values = new URLSearchParams(given);
  for (const field of form.querySelectorAll('input')) {
    const texts = values.getAll(field.name);
    if (field.type === 'text') field.value = texts[0] ?? '';
    else field.checked = texts.includes(field.value);
  }
}

/**
 * The answers whose fields are, or are not, in the form just now: a question that is not asked for
 * a while keeps its answer.
 */
function pick(given: string, form: HTMLFormElement, asked: boolean): string {
  const answers = [...new URLSearchParams(given)];
  return writeAnswers(
    answers.filter(([name]) => (form.elements.namedItem(name) !== null) === asked),
  );
}

/** The visitor's own day. */
function isoToday(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}
