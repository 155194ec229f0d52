import * as attribute from '#src/browser/attributes.ts';
import { type CarouselWords, PauseButton } from '#src/components/carousel/carousel-controls.tsx';
import { layout } from '#src/styles/layout.ts';
import homeStyles from './home.module.css';
import styles from './statistics.module.css';

/** Milliseconds that a headline is shown (SPEC.md section 9). */
const headlineInterval = 5000;

type Figure = {
  label: string;
  value: number;
  /** The value as it is written. */
  written: string;
  suffix: string;
  drawing: string;
};
type StatisticsProps = {
  label: string;
  headlines: readonly string[];
  figures: readonly Figure[];
  words: CarouselWords & { headlines: string };
};

/** Headlines that turn and figures that count: `src/browser/` drives both. */
export function Statistics({ label, headlines, figures, words }: StatisticsProps) {
  return (
    <section
      className={styles.statistics}
      data-ground="indigo"
      aria-label={label}
      {...{ [attribute.counts]: true }}
    >
      <div className={homeStyles.seam} data-paper data-no-print />
      <div className={layout.wrap}>
        <div className={styles.say} {...{ [attribute.carousel]: headlineInterval }}>
          <PauseButton what={words.headlines} words={words} />
          <ul className={styles.headlines}>
            {headlines.map((headline, position) => (
              <li
                key={headline}
                {...{ [attribute.active]: position === 0, [attribute.carouselItem]: true }}
              >
                {headline}
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.figures}>
          {figures.map(({ label, value, written, suffix, drawing }) => (
            <li key={label}>
              <img
                src={`/patterns/${drawing}.svg`}
                width="200"
                height="200"
                alt=""
                loading="lazy"
              />
              <strong {...{ [attribute.count]: value, [attribute.countSuffix]: suffix }}>
                {written}
                {suffix}
              </strong>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
