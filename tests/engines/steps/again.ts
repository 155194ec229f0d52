import { noteHandOver } from '../../support/forms.ts';
import type { Steps, Visitor } from '../visitor.ts';
import { sendPopup } from './send-popup.ts';

/** Milliseconds in which a second press of Send counts as a double click (`contact-form.island.tsx`). */
const lockTime = 1000;

const languages = ['', '/te'];

/** Things that people do twice, in both languages: nothing may be gone at the second time. */
export const repeatedSteps: Steps = {
  async 'a second message follows the first, and an empty one is asked for'(visitor) {
    for (const language of languages) {
      await visitor.open(`${language}/contact`, 390);
      await visitor.run(noteHandOver, 'opens' as const);
      for (const sent of [2, 4]) {
        await writeMessage(visitor);
        await visitor.until('mail and chat', (all) => window.handedOver.length === all, sent);
        await visitor.shows('#write [role="group"] a[href^="https://wa.me/"]');
        await visitor.hides('#write form');
        await visitor.wait(lockTime);
        await writeAnother(visitor, '#write');
      }
      await visitor.click('#write button[type="submit"]');
      await visitor.shows('#write [role="alert"]');
      await visitor.showsCount('#write [aria-invalid="true"]', 4);
    }
  },

  async 'a second enquiry follows the first'(visitor) {
    for (const language of languages) {
      await visitor.open(`${language}/admissions`, 390);
      for (const name of ['Ravi Kumar', 'Asha Rani']) {
        const form = '#enquiry form';
        await visitor.fill(`${form} [name="name"]`, name);
        await visitor.fill(`${form} [name="email"]`, 'ravi@example.in');
        await visitor.fill(`${form} [name="phone"]`, '98480 11111');
        await visitor.choose(`${form} [name="program"]`, 'BPT');
        await visitor.click(`${form} button[type="submit"]`);
        await visitor.shows('#enquiry [role="group"] a[href^="https://wa.me/"]');
        await visitor.hides(form);
        await writeAnother(visitor, '#enquiry');
        await visitor.shows(`${form} [name="name"]:invalid`);
      }
    }
  },

  async 'a second pop-up opens after the first was sent'(visitor) {
    for (const language of languages) {
      await visitor.open(`${language}/`, 390);
      for (const name of ['admission-form', 'internship-form', 'admission-form']) {
        await sendPopup(visitor, name);
        await visitor.shows(`#${name} [role="group"] a[href^="https://wa.me/"]`);
        await writeAnother(visitor, `#${name}`);
        await visitor.press('Escape');
        await visitor.hides(`#${name}`);
      }
    }
  },

  async 'a second search follows the first'(visitor) {
    for (const language of languages) {
      await visitor.open(`${language}/search`, 390);
      for (const words of ['nursing', 'hostel']) {
        await visitor.fill('main [name="q"]', words);
        await visitor.press('Enter');
        await visitor.until(
          'the words looked for',
          (wanted) => document.querySelector('main [role="status"]')?.textContent?.includes(wanted),
          words,
        );
        await visitor.shows('main ol > li a mark, main ol > li mark');
      }
    }
  },

  async 'the list of documents follows a second choice'(visitor) {
    for (const language of languages) {
      await visitor.open(`${language}/admissions/documents`, 390);
      for (const course of ['gnm', 'intermediate']) {
        await visitor.click(`#${course} input[name="course"]`);
        await visitor.shows(`#${course} :checked`);
        await visitor.shows('main li > label > input[data-remember]');
      }
    }
  },

  async 'the cost sheet adds up a second amount'(visitor) {
    for (const language of languages) {
      await visitor.open(`${language}/admissions/costs`, 390);
      const field = 'main form input[inputmode]';
      for (const amount of ['18000', '25000']) {
        const before = await visitor.text('main output');
        await visitor.fill(field, amount);
        await visitor.press('Tab');
        await visitor.changes('main output', before);
      }
    }
  },
};

/** The last of the two links below the step that took the place of a form. */
async function writeAnother(visitor: Visitor, place: string): Promise<void> {
  await visitor.click(`${place} [role="group"] > div > [type="button"]:nth-of-type(2)`);
}

async function writeMessage(visitor: Visitor): Promise<void> {
  await visitor.fill('#write [name="fullName"]', 'Lakshmi Devi');
  await visitor.fill('#write [name="email"]', 'lakshmi@example.in');
  await visitor.choose('#write [name="reason"]', 'Course Information');
  await visitor.fill('#write [name="comments"]', 'Is there a seat left?');
  await visitor.click('#write button[type="submit"]');
}
