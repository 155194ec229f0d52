import styles from './breadcrumb.module.css';

/** The last crumb is the page itself and has no link. */
export type Crumb = { title: string; path?: string };

type BreadcrumbProps = {
  /** Name of the navigation, for readers who cannot see it. */
  label: string;
  crumbs: readonly Crumb[];
};

export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label} data-no-print>
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
