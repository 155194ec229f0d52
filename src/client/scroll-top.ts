import * as attribute from './attributes.ts';

/** Scrolled distance in CSS pixels past which the button shows. */
const threshold = 300;

export function startScrollTop(): void {
  const button = document.querySelector<HTMLButtonElement>(`[${attribute.scrollTop}]`);
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= threshold;
  };
  addEventListener('scroll', update);
  // Wait for `load`: reading `scrollY` now forces a layout before the first paint.
  addEventListener('load', update);
  button.addEventListener('click', () => {
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
