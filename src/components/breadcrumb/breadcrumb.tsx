import { Listen, type ListenProps } from '#src/components/listen/listen.tsx';
import styles from './breadcrumb.module.css';

/** The last crumb is the page itself and has no link. */
export type Crumb = { title: string; path?: string };

export type Trail = {
  /** Name of the navigation, for readers who cannot see it. */
  label: string;
  crumbs: readonly Crumb[];
  /** Of the control that has the page read aloud. */
  listen?: ListenProps;
};

export function Breadcrumb({ label, crumbs, listen }: Trail) {
  return (
    <div className={styles.row}>
      <nav className={styles.breadcrumb} aria-label={label}>
        <ol className={styles.list}>
          {crumbs.map(({ title, path }) => (
            <li key={title}>
              {path ? <a href={path}>{title}</a> : <span aria-current="page">{title}</span>}
            </li>
          ))}
        </ol>
      </nav>
      {listen && <Listen {...listen} />}
    </div>
  );
}
