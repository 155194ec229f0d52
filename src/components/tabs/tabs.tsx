import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tabs.module.css';

export type Tab = {
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
 * Tabs as ARIA describes them, for use inside an island. The first one is open. Tabs are links to
 * their panels: while no script has arrived the browser itself opens what is chosen, and with
 * scripts switched off every panel is shown, one after another.
 */
export function Tabs({ label, tabs, ...look }: TabsProps) {
  const { active, setActive } = useActiveTab(tabs);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const index = nextIndex(event.key, active, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    setActive(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={look.listClassName ?? styles.list}
        onKeyDown={move}
      >
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${id}`}
            id={`${id}-tab`}
            role="tab"
            aria-controls={id}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={look.tabClassName ?? styles.tab}
            onClick={(event) => {
              event.preventDefault();
              setActive(index);
            }}
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
          data-active={index === active}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Starts on the first tab, or on the one that the address names. */
function useActiveTab(tabs: readonly Tab[]) {
  const [active, setActive] = useState(0);
  const ids = tabs.map(({ id }) => id).join(' ');
  useEffect(() => {
    const follow = () => {
      const index = ids.split(' ').indexOf(location.hash.slice(1));
      if (index >= 0) setActive(index);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ids]);
  return { active, setActive };
}

function nextIndex(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (active + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
