import type { Visitor } from '../visitor.ts';

/** Opens a pop-up form of home by the id of its dialog, fills it in, submits it and closes the alert. */
export async function sendPopup(visitor: Visitor, name: string): Promise<void> {
  await visitor.click(`#international button[commandfor="${name}"]`);
  await visitor.shows(`#${name}[open]`);
  await visitor.settle();
  await visitor.fill(`#${name} [name="fullName"]`, 'Lakshmi');
  await visitor.fill(`#${name} [name="email"]`, 'lakshmi@example.in');
  await visitor.click(`#${name} button[type="submit"]`);
  await visitor.alert();
}
