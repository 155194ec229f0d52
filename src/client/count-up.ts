import * as attribute from './attributes.ts';
import { prefersStillness } from './carousel.ts';

/** Times in milliseconds and share of the section in view (SPEC.md section 9). */
const duration = 1500;
const step = 16;
const visibleShare = 0.3;

/**
 * Counts every `[data-count]` of a `[data-counts]` up once when that comes into view. The HTML holds
 * the final figures; they are also there where reduced motion is asked for.
 */
export function startCountUp(): void {
  const section = document.querySelector(`[${attribute.counts}]`);
  if (!section || prefersStillness()) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      for (const figure of section.querySelectorAll<HTMLElement>(`[${attribute.count}]`))
        countUp(figure);
    },
    { threshold: visibleShare },
  );
  observer.observe(section);
}

function countUp(figure: HTMLElement): void {
  const written = figure.textContent;
  const target = Number(figure.getAttribute(attribute.count));
  const steps = Math.ceil(duration / step);
  const { lang } = document.documentElement;
  const write = (count: number) =>
    count.toLocaleString(lang, { numberingSystem: 'latn' }) +
    (figure.getAttribute(attribute.countSuffix) ?? '');
  let done = 0;
  const timer = setInterval(() => {
    done += 1;
    figure.textContent = done < steps ? write(Math.round((target * done) / steps)) : written;
    if (done >= steps) clearInterval(timer);
  }, step);
  figure.textContent = write(0);
}
