import * as attribute from './attributes.ts';

/**
 * Makes tabs of every `[role="tablist"]`, as ARIA describes them. In the HTML they are links to
 * their panels, and without this the browser itself opens what is chosen.
 */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role="tablist"]')) startList(list);
}

function startList(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));

  function choose(index: number): void {
    tabs.forEach((tab, position) => {
      tab.setAttribute('aria-selected', String(position === index));
      tab.tabIndex = position === index ? 0 : -1;
      panels[position]?.setAttribute(attribute.active, String(position === index));
    });
  }

  function followAddress(): void {
    const index = tabs.findIndex((tab) => tab.hash === location.hash);
    if (index >= 0) choose(index);
  }

  list.addEventListener('click', (event) => {
    const index = tabs.findIndex((tab) => tab.contains(event.target as Node));
    if (index < 0) return;
    event.preventDefault();
    choose(index);
  });
  list.addEventListener('keydown', (event) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.tabIndex === 0),
      tabs.length,
    );
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
    tabs[index]?.focus();
  });
  followAddress();
  addEventListener('hashchange', followAddress);
  // From here on the choice counts, no longer the address.
  (list.parentElement as HTMLElement).dataset['ready'] = '';
}

function nextIndex(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (active + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
