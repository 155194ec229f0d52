/** Runs on pages that keep ticks: the legal texts and the list of papers. */

import * as attribute from './attributes.ts';
import { isShown } from './is-shown.ts';

/** Ticks that stay in the visitor's own browser, under the name in `data-remember`. */
function startRemembering(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[${attribute.remember}]`)) {
    const key = box.getAttribute(attribute.remember) ?? '';
    box.checked = read(key) === 'true';
    box.addEventListener('change', () => write(key, String(box.checked)));
  }
}

/** If storage is switched off or full, the checkbox still works, but is not remembered. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('This browser does not keep the tick.', error);
  }
}

/** Fallback for browsers without `:has()`: hides the papers that the stylesheet would hide. */
function hideOthers(choices: Element): void {
  if (CSS.supports('selector(:has(a))')) return;
  const chosen = (name: string) =>
    choices.querySelector(`[name="${name}"]:checked`)?.closest('[id]')?.id;
  const course = chosen('course');
  const applicant = chosen('applicant');
  for (const paper of document.querySelectorAll<HTMLElement>('[data-courses], [data-applicants]')) {
    const { courses, applicants } = paper.dataset;
    const isForOthers = applicants === 'abroad' && Boolean(course) && !applicant;
    paper.hidden = isForOthers || !isFor(courses, course) || !isFor(applicants, applicant);
  }
}

/** A paper that names no applicants is for all. */
function isFor(named: string | undefined, chosen: string | undefined): boolean {
  return !named || !chosen || named.split(' ').includes(chosen);
}

/** After a choice, shows the remaining papers and hides empty groups and the links to them. */
function openGroups(): void {
  const choices = document.querySelector(`[${attribute.paperChoices}]`);
  if (choices) hideOthers(choices);
  for (const group of document.querySelectorAll<HTMLElement>(`[${attribute.papers}]`)) {
    group.hidden = false;
    for (const fold of group.querySelectorAll('details')) fold.open = true;
    group.hidden = ![...group.querySelectorAll('li')].some(isShown);
    const link = document.querySelector(`li > [href="#${group.id}"]`)?.parentElement;
    if (link) link.hidden = group.hidden;
  }
  const count = document.querySelector(`[${attribute.paperCount}]`);
  const shown = [...document.querySelectorAll(`[${attribute.papers}] li`)].filter(isShown).length;
  const said = count?.getAttribute(attribute.paperCount) ?? '';
  if (count) count.textContent = `${said} ${shown}`;
}

/** A link may preselect the applicant in its fragment. */
function chooseFromAddress(): void {
  const choice = document.getElementById(location.hash.slice(1))?.querySelector('input');
  if (choice?.type !== 'radio') return;
  choice.checked = true;
  openGroups();
}

startRemembering();
document.querySelector(`[${attribute.paperChoices}]`)?.addEventListener('change', openGroups);
chooseFromAddress();
addEventListener('hashchange', chooseFromAddress);
document.querySelector(`[${attribute.print}]`)?.addEventListener('click', () => print());
