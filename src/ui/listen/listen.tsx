import * as attribute from '#src/client/attributes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Words } from '#src/words.ts';
import styles from './listen.module.css';

type ListenProps = {
  words: Words['listen'];
  /** URL of the script that reads aloud; it loads at the visitor's first interaction. */
  script?: string | undefined;
};

/**
 * Has the page read aloud. It keeps its place and stays out of sight until `src/client/listen.ts`
 * finds a voice for the page's language; its state says which word the button bears.
 */
export function Listen({ words, script }: ListenProps) {
  const { label, play, pause, resume, stop } = words;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={styles.listen}
      role="group"
      aria-label={label}
      {...{ [attribute.listen]: 'idle', [attribute.lazyScript]: script }}
      data-no-print
    >
      <button type="button">
        <Icon name="play" size={18} />
        <span data-when="idle">{play}</span>
        <span data-when="playing">{pause}</span>
        <span data-when="paused">{resume}</span>
      </button>
      <button type="button" {...{ [attribute.listenStop]: true }}>
        <Icon name="close" size={20} />
        <span>{stop}</span>
      </button>
    </div>
  );
}
