/**
 * Offers to read the page aloud where the browser has a voice for its language, and reads the main
 * text with that voice, a sentence at a time.
 */

import * as attribute from './attributes.ts';
import { isShown } from './is-shown.ts';

/** Elements whose text is one utterance; a row of a table is one too. */
const readable = 'h1, h2, h3, h4, p, li, dt, dd, caption, tr, summary, figcaption';
const unread = '[aria-hidden="true"], nav, form, dialog, [data-no-print]';

type Part = { block: Element; sentence: string };

const speech = window.speechSynthesis;
let parts: Part[] = [];
let next = 0;
/** Referenced here: Chromium may not fire `end` for an utterance that is garbage-collected. */
let spoken: SpeechSynthesisUtterance | undefined;

/** The control that reads aloud; its value is `idle`, `playing` or `paused`. */
const control = document.querySelector<HTMLElement>(`[${attribute.listen}]`);
if (control && speech) offer(control);

function offer(control: HTMLElement): void {
  const show = () =>
    control.toggleAttribute('data-voice', Boolean(voice(document.documentElement.lang)));
  show();
  // Chromium finds its voices later; older Safaris know no other way to tell of it.
  speech.onvoiceschanged = show;
  control.addEventListener('click', ({ target }) => press(control, target as Element));
}

/** Runs the action of the pressed button. */
function press(control: HTMLElement, target: Element): void {
  if (target.closest(`[${attribute.listenStop}]`)) stop(control);
  else if (control.getAttribute(attribute.listen) === 'playing') pause(control);
  else play(control);
}

function play(control: HTMLElement): void {
  if (control.getAttribute(attribute.listen) === 'idle') {
    parts = findParts();
    next = 0;
    addEventListener('pagehide', () => stop(control), { once: true });
  }
  control.setAttribute(attribute.listen, 'playing');
  speak(control);
}

/** Phone browsers cannot pause speech: it is cancelled, and later resumes with its sentence. */
function pause(control: HTMLElement): void {
  control.setAttribute(attribute.listen, 'paused');
  silence();
}

function stop(control: HTMLElement): void {
  silence();
  mark(undefined);
  const held = control.querySelector(`[${attribute.listenStop}]`) === document.activeElement;
  control.setAttribute(attribute.listen, 'idle');
  if (held) control.querySelector('button')?.focus();
}

function silence(): void {
  spoken = undefined;
  speech.cancel();
}

function speak(control: HTMLElement): void {
  const part = parts[next];
  if (!part) {
    stop(control);
    return;
  }
  mark(part.block);
  const utterance = new SpeechSynthesisUtterance(part.sentence);
  utterance.lang = document.documentElement.lang;
  utterance.voice = voice(utterance.lang) ?? null;
  // A sentence that a voice cannot say is passed over; one that was cut off is no longer `spoken`.
  utterance.onend = utterance.onerror = () => {
    if (spoken !== utterance) return;
    next += 1;
    speak(control);
  };
  spoken = utterance;
  speech.speak(utterance);
}

/** A voice of the page's language: of its region before others, on the device before the network's. */
function voice(lang: string): SpeechSynthesisVoice | undefined {
  const rank = (one: SpeechSynthesisVoice) =>
    Number(one.lang.replace('_', '-') === lang) * 2 + Number(one.localService);
  return speech
    .getVoices()
    .filter((one) => one.lang.startsWith(lang.slice(0, 2)))
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** The sentences of the main text that can be seen and are in the language of the page. */
function findParts(): Part[] {
  return [...document.querySelectorAll(`main :is(${readable})`)]
    .filter(
      (block) =>
        !block.querySelector(readable) &&
        !block.closest(unread) &&
        block.closest('[lang]') === document.documentElement &&
        isShown(block),
    )
    .flatMap((block) =>
      (textOf(block).match(/\S[\s\S]*?(?:[.?!](?=\s)|$)/g) ?? []).map((sentence) => ({
        block,
        sentence: sentence.trim(),
      })),
    );
}

function textOf(block: Element): string {
  const cells = block instanceof HTMLTableRowElement ? [...block.cells] : [block];
  return cells.map(({ textContent }) => textContent).join(', ');
}

/** Shows which paragraph is being read, and brings it into view. */
function mark(block: Element | undefined): void {
  const before = document.querySelector('[data-spoken]');
  if (before === block) return;
  before?.removeAttribute('data-spoken');
  block?.setAttribute('data-spoken', '');
  block?.scrollIntoView({ block: 'nearest' });
}
