import { findPlace, type Place, placeOf } from './places.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state that a visitor has given to an island. */
export type Kept = {
  /** The fields themselves: one that has left the page keeps its text and its tick. */
  fields: readonly Field[];
  focused: Place | undefined;
  first: Element | null;
};

/** Keeps the fields of an island and its focus, before React may take them out of the page. */
export function keepFields(island: HTMLElement): Kept {
  const active = document.activeElement as HTMLElement | null;
  return {
    fields: fieldsOf(island),
    focused: active && island.contains(active) ? placeOf(island, active) : undefined,
    first: island.firstElementChild,
  };
}

/** Whether hydration replaced elements of the island that were kept. */
export function isAnew(island: HTMLElement, { first }: Kept): boolean {
  return island.firstElementChild !== first;
}

/**
 * Fills the fields of an island that was put into the page anew, and gives back the focus.
 *
 * @returns the fields that have changed
 */
export function fillFields(island: HTMLElement, { fields, focused }: Kept): readonly Field[] {
  const changed = fieldsOf(island).filter((field) => {
    const property = isTicked(field) ? 'checked' : 'value';
    const kept = fields.find(
      ({ name, value }) => name === field.name && (!isTicked(field) || value === field.value),
    );
    if (!kept || Reflect.get(kept, property) === Reflect.get(field, property)) return false;
    // React takes no notice of an event whose value was set through the field's own property.
    Reflect.set(Object.getPrototypeOf(field), property, Reflect.get(kept, property), field);
    return true;
  });
  if (focused) findPlace(island, focused)?.focus({ preventScroll: true });
  return changed;
}

/** Dispatches the events of a filled field, so that the hydrated island takes over its value. */
export function tellOf(fields: readonly Field[]): void {
  for (const field of fields) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Fields without a name are skipped: they only display a value. */
function fieldsOf(island: HTMLElement): Field[] {
  return [...island.querySelectorAll<Field>('[name]')];
}

function isTicked({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
