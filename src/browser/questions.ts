/** Runs on pages with `<OpenQuestions>`. */

/** Lets the questions that are ticked leave together, as one numbered message. */
export function startQuestions(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-question]')];
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-ask-all]');
  const offer = () => {
    const asked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const link of links) offerAll(link, asked);
  };
  for (const box of boxes) box.addEventListener('change', offer);
  // Browsers keep ticks over a reload and on the way back.
  addEventListener('pageshow', offer);
}

function offerAll(link: HTMLAnchorElement, questions: readonly string[]): void {
  const { askAll, one = '', other = '' } = link.dataset;
  const lines = questions.map((question, index) => `${index + 1}. ${question}`);
  const text = encodeURIComponent([askAll, ...lines].join('\n'));
  link.href = `${link.origin}${link.pathname}?text=${text}`;
  link.hidden = questions.length === 0;
  const phrase = questions.length === 1 ? one : other;
  const label = link.querySelector('span');
  if (label) label.textContent = phrase.replace('{count}', String(questions.length));
}

startQuestions();
