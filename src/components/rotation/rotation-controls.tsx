import { Icon } from '#src/components/icon/icon.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './rotation-controls.module.css';

/** `pause` and `play` name what turns as `{what}`; `show` names a slide. */
export type RotationWords = { pause: string; play: string; show: string };

type PauseButtonProps = {
  playing: boolean;
  onToggle: () => void;
  what: string;
  words: RotationWords;
};

export function PauseButton({ playing, onToggle, what, words }: PauseButtonProps) {
  return (
    <button
      className={`${layout.needsScript} ${styles.button}`}
      type="button"
      onClick={onToggle}
      aria-label={fill(playing ? words.pause : words.play, { what })}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

type DotsProps = {
  titles: readonly string[];
  index: number;
  onShow: (index: number) => void;
  words: RotationWords;
};

export function Dots({ titles, index, onShow, words }: DotsProps) {
  return titles.map((title, position) => (
    <button
      key={title}
      className={`${layout.needsScript} ${styles.button}`}
      type="button"
      aria-label={fill(words.show, { number: position + 1, title })}
      aria-current={position === index}
      onClick={() => onShow(position)}
    >
      <span className={styles.diamond} />
    </button>
  ));
}
