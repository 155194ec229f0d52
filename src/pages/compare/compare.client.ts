/**
 * The style sheet shows the columns of the courses that are ticked: this keeps the choice in the
 * address, and opens with two courses on a phone.
 */
import { pageAddress, replaceAddress } from '#src/lib/page-address.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';

/** The two courses that a phone shows at first, also in `compare.module.css`. */
const phonePair = ['gnm', 'bsc-nursing'];

export function startComparison(): void {
  const form = document.querySelector('[name="show"]')?.closest('form');
  if (form) startChoice(form);
}

function startChoice(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll('input')];

  /** Shows the courses that the address names; where it names none, those shown at first. */
  function follow(): void {
    const wanted = new URLSearchParams(location.search).getAll('show');
    const isChoice = wanted.includes('none') || boxes.some(({ value }) => wanted.includes(value));
    for (const box of boxes)
      box.checked = isChoice ? wanted.includes(box.value) : isShownAtFirst(box);
    show();
  }

  function keep(): void {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => ['show', value]);
    const query = new URLSearchParams(values.length > 0 ? values : [['show', 'none']]);
    const isFirst = boxes.every((box) => box.checked === isShownAtFirst(box));
    const { pathname, hash } = pageAddress();
    show();
    replaceAddress(pathname + (isFirst ? '' : `?${query}`) + hash);
  }

  function show(): void {
    const shown = boxes.filter(({ checked }) => checked).length;
    const few = shown <= phonePair.length ? 'few' : 'many';
    document.documentElement.dataset['compared'] = shown === 0 ? 'none' : few;
    if (CSS.supports('selector(:has(a))')) return;
    for (const { value, checked } of boxes) {
      for (const cell of document.querySelectorAll<HTMLElement>(`[data-programme="${value}"]`)) {
        cell.hidden = !checked;
      }
    }
  }

  form.addEventListener('change', keep);
  addEventListener('popstate', follow);
  // Choices made before this script ran are kept, unless the address names another choice.
  const isNamed = new URLSearchParams(location.search).has('show');
  if (isNamed || boxes.every(({ checked }) => checked)) follow();
  else keep();
}

/** Whether a course shows at first: all of them do if there is room. */
function isShownAtFirst({ value }: HTMLInputElement): boolean {
  return !matchMedia(belowLaptop).matches || phonePair.includes(value);
}

startComparison();
