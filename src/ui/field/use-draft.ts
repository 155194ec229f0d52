import { type RefObject, useEffect, useEffectEvent } from 'react';

type Draft = {
  /** The query with which the form was opened: one that names another course wins over the draft. */
  query: string;
  fields: [name: string, value: string][];
};

/**
 * Keeps what is typed into a form in the session storage of this tab: over the page in the other
 * language, back and forward, a reload and a crash. It ends with the tab, or when it is forgotten.
 *
 * @param name of the form, the same in all languages
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const key = `typed-${name}`;

  const start = useEffectEvent((element: HTMLFormElement) => {
    const draft = readDraft(key);
    if (draft?.query === location.search) fillEmpty(element, draft.fields);
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    start(element);
    const keep = () => {
      store(key, JSON.stringify({ query: location.search, fields: textsOf(element) }));
    };
    // What was typed before this script ran.
    if (textsOf(element).length > 0) keep();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
    };
  }, [form, key]);

  return { forget: () => store(key, undefined) };
}

/** The fields of a form that hold something. */
export function textsOf(form: HTMLFormElement): Draft['fields'] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value] as [string, string]] : [],
  );
}

/** Fills those fields of a form that are empty. */
export function fillEmpty(form: HTMLFormElement, fields: Draft['fields']): void {
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name);
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (isText && !field.value) field.value = value;
  }
}

/** Anybody may have changed what is stored. */
function readDraft(key: string): Draft | undefined {
  try {
    const { query, fields } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    const isDraft =
      typeof query === 'string' &&
      Array.isArray(fields) &&
      fields.every(
        (field) => Array.isArray(field) && field.every((one) => typeof one === 'string'),
      );
    return isDraft ? { query, fields } : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is switched off or full the form still works, and the draft is not kept. */
function store(key: string, draft: string | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch (error) {
    console.warn('This browser does not keep what is typed.', error);
  }
}
