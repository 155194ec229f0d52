import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import styles from './tabs.module.css';

type Tab = {
  /** Id of the panel, unique on the page; the address `#id` opens it. */
  id: string;
  title: ReactNode;
  panel: ReactNode;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Classes for another look than pills. */
  listClassName?: string | undefined;
  tabClassName?: string | undefined;
};

/**
 * Tabs as ARIA describes them; `src/client/tabs.ts` drives them. The first one is open. Tabs are
 * links to their panels: while no script has arrived the browser itself opens what is chosen, and
 * with scripts switched off every panel is shown, one after another.
 */
export function Tabs({ label, tabs, ...look }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={look.listClassName ?? styles.list}>
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${id}`}
            id={`${id}-tab`}
            role="tab"
            aria-controls={id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={look.tabClassName ?? styles.tab}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          {...{ [attribute.active]: index === 0 }}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
