import { type RefObject, useEffect, useRef, useState } from 'react';
import { PauseButton, type RotationWords } from '#src/components/rotation/rotation-controls.tsx';
import { prefersStillness, useRotation } from '#src/components/rotation/use-rotation.ts';
import { island } from '#src/lib/island.tsx';
import { layout } from '#src/styles/layout.ts';
import styles from './statistics.module.css';

/** Times in milliseconds and share of the section in view (SPEC.md section 9). */
const headlineInterval = 5000;
const countDuration = 1500;
const countStep = 16;
const visibleShare = 0.3;

type Figure = {
  label: string;
  value: number;
  /** The value as it is written; formatting it again would hold up the page's start. */
  written: string;
  suffix: string;
  drawing: string;
};
type StatisticsProps = {
  label: string;
  headlines: readonly string[];
  figures: readonly Figure[];
  /** Of numbers, such as `en-IN`. */
  locale: string;
  words: RotationWords & { headlines: string };
};

function StatisticsView({ label, headlines, figures, locale, words }: StatisticsProps) {
  const { index, playing, toggle, holding } = useRotation(headlines.length, headlineInterval);
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={styles.statistics} data-ground="indigo" aria-label={label}>
      <div className={`${layout.seam} ${styles.seam}`} />
      <div className={layout.wrap}>
        <div className={styles.say} {...holding}>
          <PauseButton playing={playing} onToggle={toggle} what={words.headlines} words={words} />
          <ul className={styles.headlines}>
            {headlines.map((headline, position) => (
              <li key={headline} data-active={position === index}>
                {headline}
              </li>
            ))}
          </ul>
        </div>
        <Figures figures={figures} locale={locale} section={section} />
      </div>
    </section>
  );
}

type FiguresProps = Pick<StatisticsProps, 'figures' | 'locale'> & {
  section: RefObject<HTMLElement | null>;
};

function Figures({ figures, locale, section }: FiguresProps) {
  const share = useCountUp(section);
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, written, suffix, drawing }) => (
        <li key={label}>
          <img src={`/patterns/${drawing}.svg`} width="200" height="200" alt="" loading="lazy" />
          <strong>
            {share === 1 ? written : Math.round(value * share).toLocaleString(locale)}
            {suffix}
          </strong>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Counts once from 0 to 1 when the element comes into view. The HTML holds the final figures; they
 * also stand where there is no IntersectionObserver or reduced motion is asked for.
 */
function useCountUp(element: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState<number>();
  const steps = Math.ceil(countDuration / countStep);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window) || prefersStillness()) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        let done = 0;
        setStep(0);
        timer = setInterval(() => {
          done += 1;
          setStep(done);
          if (done >= steps) clearInterval(timer);
        }, countStep);
      },
      { threshold: visibleShare },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element, steps]);

  return step === undefined ? 1 : Math.min(1, step / steps);
}

export const Statistics = island('statistics', StatisticsView);
