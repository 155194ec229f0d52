import { Icon } from '#src/components/icon/icon.tsx';
import styles from './rotation-controls.module.css';

type PauseButtonProps = { playing: boolean; onToggle: () => void; what: string };

export function PauseButton({ playing, onToggle, what }: PauseButtonProps) {
  return (
    <button
      className={`needs-script ${styles.button}`}
      type="button"
      onClick={onToggle}
      aria-label={`${playing ? 'Pause' : 'Play'} ${what}`}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

type DotsProps = { titles: readonly string[]; index: number; onShow: (index: number) => void };

export function Dots({ titles, index, onShow }: DotsProps) {
  return titles.map((title, position) => (
    <button
      key={title}
      className={`needs-script ${styles.button}`}
      type="button"
      aria-label={`Slide ${position + 1}: ${title}`}
      aria-current={position === index}
      onClick={() => onShow(position)}
    >
      <span className={styles.diamond} />
    </button>
  ));
}
