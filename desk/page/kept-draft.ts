import type { Part } from '#desk/form/form.ts';
import { mergeForms } from '#desk/form/merge-forms.ts';
import type { Forms, Opened } from './ask.ts';

/** Unsaved changes are kept in this browser, so that they are still there if the desk stops. */
export type KeptDraft = { restored: Forms; keep: (forms: Forms, opened: Opened) => void };

type Kept = Record<string, { base: Part; mine: Part }>;
const key = 'desk-draft';

/** The draft of the last window, for the first one that is open now; others have none. */
export async function claimDraft(opened: Opened): Promise<KeptDraft | undefined> {
  if (!(await isFirstWindow())) return undefined;
  const kept: Kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  const restored = Object.entries(kept).flatMap(([name, { base, mine }]) => {
    const now = opened.files[name]?.form;
    return now ? [[name, mergeForms(base, mine, now).form] as const] : [];
  });
  return { restored: Object.fromEntries(restored), keep };
}

function keep(forms: Forms, opened: Opened): void {
  const kept = Object.entries(forms).flatMap(([name, mine]) => {
    const base = opened.files[name]?.form;
    return base ? [[name, { base, mine }] as const] : [];
  });
  if (kept.length === 0) {
    localStorage.removeItem(key);
    return;
  }
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Browsers keep some megabytes; a text that is longer cannot be saved either.
  }
}

/** The lock lasts as long as the window. */
function isFirstWindow(): Promise<boolean> {
  return new Promise((done) => {
    navigator.locks.request(key, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}
