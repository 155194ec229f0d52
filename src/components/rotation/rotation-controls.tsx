import * as attribute from '#src/browser/attributes.ts';
import { Icon } from '#src/components/icon/icon.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';
import styles from './rotation-controls.module.css';

export type RotationWords = Pick<Words['rotation'], 'pause' | 'play' | 'show'>;

type PauseButtonProps = { what: string; words: RotationWords };

/** Stops and starts a `[data-rotation]`; `src/browser/rotation.ts` answers it. */
export function PauseButton({ what, words }: PauseButtonProps) {
  const [pause, play] = [words.pause, words.play].map((phrase) => fill(phrase, { what }));
  return (
    <button
      className={`${layout.needsScript} ${styles.button}`}
      type="button"
      {...{
        [attribute.rotationPause]: true,
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

type DotsProps = { titles: readonly string[]; words: RotationWords };

/** A button for each item of a `[data-rotation]`. */
export function Dots({ titles, words }: DotsProps) {
  return titles.map((title, position) => (
    <button
      key={title}
      className={`${layout.needsScript} ${styles.button}`}
      type="button"
      {...{ [attribute.rotationChoice]: true }}
      aria-label={fill(words.show, { number: position + 1, title })}
      aria-current={position === 0}
    >
      <span className={styles.diamond} />
    </button>
  ));
}
