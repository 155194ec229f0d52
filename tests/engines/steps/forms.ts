import { expect } from 'vitest';
import { noteHandOver } from '../../support/forms.ts';
import type { Steps } from '../visitor.ts';

/** Steps for fields, checkboxes and copy buttons. */
export const formSteps: Steps = {
  async 'pop-ups open, check, answer, and close in four ways'(visitor) {
    await visitor.open('/');
    for (const [name, message] of [
      ['admission-form', 'Your admission form has been submitted successfully!'],
      ['internship-form', 'Your internship request has been submitted successfully!'],
    ]) {
      const opener = `#international button[commandfor="${name}"]`;
      const field = `#${name} [name="fullName"]`;
      await visitor.click(opener);
      await visitor.shows(`#${name}[open]`);
      await visitor.settle();
      await visitor.click(`#${name} button[type="submit"]`);
      await visitor.shows(`${field}:focus`);
      await visitor.fill(field, 'Lakshmi');
      await visitor.fill(`#${name} [name="email"]`, 'lakshmi@example.in');
      await visitor.click(`#${name} button[type="submit"]`);
      expect(await visitor.alert()).toBe(message);
      await visitor.shows(`#${name} [role="group"] a[href^="https://wa.me/"]`);
      await visitor.click(`#${name} [role="group"] > div > [type="button"]:nth-of-type(2)`);
      await visitor.fill(field, 'Text that is marked with the mouse');
      await visitor.dragOut(field);
      await visitor.wait(300);
      await visitor.shows(`#${name}[open]`);
      await visitor.press('Escape');
      await visitor.hides(`#${name}`);
      await visitor.shows(`${opener}:focus`);
      await visitor.click(opener);
      await visitor.click(`#${name} button[command="close"]`);
      await visitor.hides(`#${name}`);
      await visitor.click(opener);
      await visitor.shows(`#${name}[open]`);
      await visitor.clickAt({ x: 5, y: 5 });
      await visitor.hides(`#${name}`);
    }
  },

  async 'the enquiry asks for what is missing, and thanks for three seconds'(visitor) {
    await visitor.open('/admissions');
    const form = '#enquiry form';
    await visitor.click(`${form} button[type="submit"]`);
    expect(await visitor.alert()).toBe('Please fill all required fields.');
    await visitor.shows(`${form} [name="name"][aria-invalid="true"]`);
    await visitor.fill(`${form} [name="name"]`, 'Ravi Kumar');
    await visitor.fill(`${form} [name="email"]`, 'ravi@example.in');
    await visitor.fill(`${form} [name="phone"]`, '98480 11111');
    await visitor.choose(`${form} [name="program"]`, 'BPT');
    await visitor.watch('#enquiry [data-island]');
    await visitor.click(`${form} button[type="submit"]`);
    await visitor.sawChange();
    await visitor.hides('#enquiry [role="status"] img');
    await visitor.shows('#enquiry [role="group"] a[href^="https://wa.me/"]');
    await visitor.until('focus on what is left', () => {
      return document.activeElement?.matches('#enquiry [role="group"]');
    });
    await visitor.hides(form);
    await visitor.click('#enquiry [role="group"] > div > [type="button"]:nth-of-type(1)');
    await visitor.until('the answers again', () => {
      return document.querySelector<HTMLInputElement>('#enquiry [name="name"]')?.value;
    });
  },

  async 'the message names what is missing, then goes to mail and WhatsApp'(visitor) {
    await visitor.open('/contact');
    await visitor.run(noteHandOver, 'opens' as const);
    await visitor.click('#write button[type="submit"]');
    await visitor.shows('#write [role="alert"]');
    await visitor.showsCount('#write [aria-invalid="true"]', 4);
    await visitor.fill('#write [name="fullName"]', 'Lakshmi Devi');
    await visitor.fill('#write [name="email"]', 'lakshmi@example.in');
    await visitor.choose('#write [name="reason"]', 'Course Information');
    await visitor.fill('#write [name="comments"]', 'Is there a seat left?');
    await visitor.click('#write button[type="submit"]');
    await visitor.until('two addresses', () => window.handedOver.length === 2);
    const [mail = '', chat = ''] = await visitor.run(() => window.handedOver);
    expect(decodeURIComponent(mail)).toMatch(/^mailto:.*Comments: Is there a seat left\?$/s);
    expect(chat).toMatch(/^https:\/\/wa\.me\//);
  },

  async 'the address of the map is copied'(visitor) {
    await visitor.open('/contact');
    await visitor.click('#visit button');
    expect(await visitor.alert()).toBe('Location URL copied to clipboard!');
  },

  async 'a tick is kept, and taken back'(visitor) {
    for (const address of ['/privacy-policy', '/terms-and-conditions']) {
      await visitor.open(address);
      const box = 'main input[data-remember]';
      await visitor.hides(`${box}:checked`);
      await visitor.click(box);
      await visitor.shows(`${box}:checked`);
      await visitor.open(address);
      await visitor.shows(`${box}:checked`);
      await visitor.click(box);
      await visitor.hides(`${box}:checked`);
      await visitor.open(address);
      await visitor.hides(`${box}:checked`);
    }
  },
};
