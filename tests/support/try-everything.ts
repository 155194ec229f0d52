import type { Page } from '@playwright/test';

/** Fills every field and presses every button, the last of them those that send. */
export function tryEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    // Links out would end the page; everything else is meant to stay on it.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
    window.open = () => null;
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))) {
        throw new Error(`Nothing can be pasted into ${field.name}.`);
      }
      if (/checkbox|radio/.test(field.type)) field.click();
      else field.value = field.type === 'email' ? 'a@b.in' : '12';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const field of document.querySelectorAll('select')) {
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const summary of document.querySelectorAll('summary')) summary.click();
    const buttons = [...document.querySelectorAll('button')];
    const sends = ({ type, form }: HTMLButtonElement) => type === 'submit' && form !== null;
    for (const button of [...buttons.filter((one) => !sends(one)), ...buttons.filter(sends)]) {
      button.click();
      await pause();
    }
    scrollTo(0, document.body.scrollHeight);
    await pause();
  });
}
