import * as attribute from '#src/client/attributes.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Words } from '#src/words.ts';
import styles from './carousel-controls.module.css';

type CarouselWords = Pick<Words['carousel'], 'pause' | 'play' | 'show'>;

type PauseButtonProps = { what: string; words: CarouselWords };

/** Stops and starts a `[data-carousel]`; `src/client/carousel.ts` answers it. */
export function PauseButton({ what, words }: PauseButtonProps) {
  const [pause, play] = [words.pause, words.play].map((phrase) => fill(phrase, { what }));
  return (
    <button
      className={`${layout.needsScript} ${styles.button}`}
      type="button"
      {...{
        [attribute.carouselPause]: true,
        [attribute.playing]: 'true',
        [attribute.pauseLabel]: pause,
        [attribute.playLabel]: play,
      }}
      aria-label={pause}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}

type DotsProps = { titles: readonly string[]; words: CarouselWords };

/** A button for each item of a `[data-carousel]`. */
export function Dots({ titles, words }: DotsProps) {
  return titles.map((title, position) => (
    <button
      key={title}
      className={`${layout.needsScript} ${styles.button}`}
      type="button"
      {...{ [attribute.carouselChoice]: true }}
      aria-label={fill(words.show, { number: position + 1, title })}
      aria-current={position === 0}
    >
      <span className={styles.diamond} />
    </button>
  ));
}
