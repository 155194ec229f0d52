import { expect } from 'vitest';
import { noteHandOver } from '../../support/forms.ts';
import type { Steps, Visitor } from '../visitor.ts';
import { sendPopup } from './send-popup.ts';

type Form = {
  address: string;
  fill: (visitor: Visitor) => Promise<void>;
  /** The place of the ways to send what was filled in. */
  ways: string;
};

const forms: Readonly<Record<string, Form>> = {
  enquiry: {
    address: '/admissions',
    async fill(visitor) {
      await visitor.fill('#enquiry [name="name"]', 'Ravi Kumar');
      await visitor.fill('#enquiry [name="email"]', 'ravi@example.in');
      await visitor.fill('#enquiry [name="phone"]', '98480 11111');
      await visitor.choose('#enquiry [name="program"]', 'BPT');
      await visitor.click('#enquiry button[type="submit"]');
    },
    ways: '#enquiry [role="group"]',
  },
  message: {
    address: '/contact',
    async fill(visitor) {
      await visitor.fill('#write [name="fullName"]', 'Lakshmi Devi');
      await visitor.fill('#write [name="email"]', 'lakshmi@example.in');
      await visitor.choose('#write [name="reason"]', 'Course Information');
      await visitor.fill('#write [name="comments"]', 'Is there a seat left?');
      await visitor.click('#write button[type="submit"]');
    },
    ways: '#write [role="group"]',
  },
  'pop-up for admission': {
    address: '/',
    fill: (visitor) => sendPopup(visitor, 'admission-form'),
    ways: '#admission-form [role="group"]',
  },
  'pop-up for interns': {
    address: '/',
    fill: (visitor) => sendPopup(visitor, 'internship-form'),
    ways: '#internship-form [role="group"]',
  },
  visit: {
    address: '/contact',
    async fill(visitor) {
      await visitor.click('#plan [name="day"]');
      await visitor.click('#plan [name="time"]');
    },
    ways: '#plan',
  },
  'answers on help': {
    address: '/admissions/costs',
    async fill(visitor) {
      await visitor.click('#scholarships [name="level"]');
      await visitor.click('#scholarships [name="local"]');
    },
    ways: '#scholarships',
  },
};

const sizes = [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const;

/** WhatsApp, mail and clipboard fail one after the other: each time the next way is in view. */
export const sendingSteps: Steps = Object.fromEntries(
  Object.entries(forms).map(([name, { address, fill, ways }]) => [
    `${name}: without WhatsApp, mail and clipboard there is a next way`,
    async (visitor: Visitor) => {
      for (const [width, height] of sizes) {
        await visitor.open(address, width);
        await visitor.resize(width, height);
        await visitor.run(noteHandOver, 'opens' as const);
        await visitor.run(loseAllWays);
        await fill(visitor);
        const isForm = ways.endsWith('[role="group"]');
        if (isForm) await inView(visitor, `${ways} a[href^="https://wa.me/"]`);
        await visitor.click(`${ways} a[href^="https://wa.me/"]`);
        await visitor.run(comeBack);
        await inView(visitor, `${ways} [data-variant="main"]`);
        await inView(visitor, `${ways} a[href^="https://wa.me/"]`);
        await visitor.click(`${ways} a[href^="mailto:"]`);
        await visitor.run(comeBack);
        await visitor.run(nameCopyButton, ways);
        await visitor.click('#copy-by-hand');
        await inView(visitor, `${ways} textarea[readonly]`);
        await visitor.until(
          'the text marked',
          (place) => {
            const area = document.querySelector<HTMLTextAreaElement>(`${place} [readonly]`);
            return area && area.selectionEnd > 20;
          },
          ways,
        );
        await visitor.click(`${ways} [data-variant="main"]`);
        await visitor.hides(`${ways} a[href^="mailto:"]`);
        const complaints = await visitor.complaints();
        expect(complaints.filter((one) => !/clipboard/i.test(one))).toEqual([]);
      }
    },
  ]),
);

/** Nothing that the ways lead to is on this device. */
function loseAllWays(): void {
  addEventListener('click', (event) => {
    const way = (event.target as Element).closest('a[href^="https://wa.me"], a[href^="mailto:"]');
    if (way) event.preventDefault();
  });
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  document.execCommand = () => false;
}

/** Imitates the way back from WhatsApp or the mail. */
function comeBack(): void {
  dispatchEvent(new Event('focus'));
}

function nameCopyButton(ways: string): void {
  const mail = document.querySelector(`${ways} a[href^="mailto:"]`);
  const button = mail?.parentElement?.nextElementSibling?.querySelector('button');
  if (button) button.id = 'copy-by-hand';
}

/** Waits until an element is in the window, and nothing lies over its middle. */
async function inView(visitor: Visitor, selector: string): Promise<void> {
  await visitor.until(
    `${selector} in view`,
    (wanted) => {
      const element = [...document.querySelectorAll(wanted)].find(window.isSeen);
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && element?.contains(hit);
    },
    selector,
  );
}
