/** Runs on pages with `<OpenQuestions>`. */
import * as attribute from './attributes.ts';

/** Joins the ticked questions into one numbered message. */
export function startQuestions(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[${attribute.question}]`)];
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[${attribute.askAll}]`);
  const offer = () => {
    const asked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const link of links) offerAll(link, asked);
  };
  for (const box of boxes) box.addEventListener('change', offer);
  // Browsers keep ticks over a reload and on the way back.
  addEventListener('pageshow', offer);
}

function offerAll(link: HTMLAnchorElement, questions: readonly string[]): void {
  const greeting = link.getAttribute(attribute.askAll);
  const lines = questions.map((question, index) => `${index + 1}. ${question}`);
  const text = encodeURIComponent([greeting, ...lines].join('\n'));
  link.href = `${link.origin}${link.pathname}?text=${text}`;
  link.hidden = questions.length === 0;
  const form = questions.length === 1 ? attribute.askOne : attribute.askOther;
  const phrase = link.getAttribute(form) ?? '';
  const label = link.querySelector('span');
  if (label) label.textContent = phrase.replace('{count}', String(questions.length));
}

startQuestions();
