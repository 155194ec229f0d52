import { layout } from '#src/styles/layout.ts';

type ListProps = { lines: readonly string[]; className?: string | undefined };

/** A list of texts with the bullets of the site. */
export function List({ lines, className = '' }: ListProps) {
  return (
    <ul className={`${layout.list} ${className}`.trim()}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
