/**
 * Runs on pages with forms that become messages. Keeps what is typed into them in the session storage
 * of this tab: over the page in the other language, back and forward, a reload and a crash, and also
 * when the island of a form fails. A draft ends with the tab, or when it is forgotten.
 */
import * as attribute from './attributes.ts';

type Draft = {
  /** The query with which the form was opened: one that names another course wins over the draft. */
  query: string;
  fields: [name: string, value: string][];
};

const keyOf = (name: string) => `typed-${name}`;
/** The name under which the finder leaves its result for the enquiry. */
const found = 'found';

/** Fills the forms of the page from their drafts, and keeps from now on what is typed into them. */
function startDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${attribute.draft}]`)) {
    const draft = read(nameOf(form));
    if (draft?.query === location.search) fillEmpty(form, draft.fields);
    // What was typed before this script ran.
    else if (textsOf(form).length > 0) keep(form);
  }
  for (const type of ['input', 'change']) {
    addEventListener(type, ({ target }) => {
      const form = (target as Element | null)?.closest?.<HTMLFormElement>('form');
      if (form?.hasAttribute(attribute.draft)) keep(form);
    });
  }
}

/** Forgets a draft, and with it what the finder found. */
export function forgetDraft(name: string): void {
  for (const one of [name, found]) store(one, undefined);
}

/** Keeps the finder's result, if there is one, for the enquiry that is opened with this query. */
export function keepFound(query: string, text: string): void {
  store(found, text ? { query, fields: [[found, text]] } : undefined);
}

/** The finder's result for the enquiry that is open, if it comes from there. */
export function foundBefore(): string | undefined {
  const kept = read(found);
  return kept?.query === location.search ? kept.fields[0]?.[1] : undefined;
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

function nameOf(form: HTMLFormElement): string {
  return form.getAttribute(attribute.draft) ?? '';
}

function keep(form: HTMLFormElement): void {
  store(nameOf(form), { query: location.search, fields: textsOf(form) });
}

/** Anybody may have changed what is stored. */
function read(name: string): Draft | undefined {
  try {
    const { query, fields } = JSON.parse(
      sessionStorage.getItem(keyOf(name)) ?? '{}',
    ) as Partial<Draft>;
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
function store(name: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch (error) {
    console.warn('This browser does not keep what is typed.', error);
  }
}

// The tests of forms have no page.
if (typeof document !== 'undefined') startDrafts();
