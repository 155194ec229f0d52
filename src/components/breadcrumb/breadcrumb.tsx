import styles from './breadcrumb.module.css';

/** The last crumb is the page itself and has no link. */
export type Crumb = { title: string; path?: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ title, path }) => (
          <li key={title}>
            {path ? <a href={path}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
