// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { startDialogs } from './dialogs.ts';

startDialogs();

afterEach(() => {
  document.body.innerHTML = '';
});

/** An open dialog of a browser that does not know `closedby`, and the field in it. */
function openDialog() {
  document.body.innerHTML = '<dialog closedby="any"><input></dialog>';
  const dialog = document.querySelector('dialog');
  const field = document.querySelector('input');
  if (!dialog || !field) throw new Error('The dialog is missing.');
  dialog.showModal();
  return { dialog, field };
}

const press = (element: Element) =>
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('a press on the backdrop closes a dialog', () => {
  const { dialog } = openDialog();
  press(dialog);
  dialog.click();
  expect(dialog.open).toBe(false);
});

test('text that is dragged out of a field onto the backdrop closes nothing', () => {
  const { dialog, field } = openDialog();
  press(field);
  dialog.click();
  expect(dialog.open).toBe(true);
});
