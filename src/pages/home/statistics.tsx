import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { layout } from '#src/styles/layout.ts';
import { PauseButton } from '#src/ui/carousel/carousel-controls.tsx';
import homeStyles from './home.module.css';
import styles from './statistics.module.css';

/** Milliseconds that a headline is shown (SPEC.md section 9). */
const headlineInterval = 5000;

/** Headlines that turn and figures that count: `src/client/` drives both. */
export function Statistics({ content, words, locale }: Edition) {
  const { label, headlines, figures } = content.home.statistics;
  const { carousel } = words;
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
          <PauseButton what={carousel.headlines} words={carousel} />
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
          {figures.map(({ label, claim, suffix, drawing }) => (
            <li key={label}>
              <img
                src={`/patterns/${drawing}.svg`}
                width={200}
                height={200}
                alt=""
                loading="lazy"
              />
              <strong
                {...{
                  [attribute.count]: content.site.claims[claim],
                  [attribute.countSuffix]: suffix,
                }}
              >
                {content.site.claims[claim].toLocaleString(locale, { numberingSystem: 'latn' })}
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
