import { layout } from '#src/styles/layout.ts';
import styles from './prose.module.css';

type ProseProps = {
  /** Paragraphs and lists of the content as HTML. */
  html: string;
  className?: string | undefined;
};

/** Running text of the content, its links in the colour of its ground. */
export function Prose({ html, className = '' }: ProseProps) {
  return (
    <div
      className={`${layout.list} ${styles.prose} ${className}`.trim()}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
