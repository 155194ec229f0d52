import { useSyncExternalStore } from 'react';
import { readCategory } from '#src/lib/course-search.ts';

type Filter = { search: string; category: string };

/** No course has a longer name, so what lies beyond changes no result and need not be kept. */
const longestSearch = 200;

const listeners = new Set<() => void>();

/**
 * Search text and category, kept in the address, so that reloading, going back and sharing the
 * page keep them too.
 */
export function useCourseFilter(): [Filter, (change: Partial<Filter>) => void] {
  const address = useSyncExternalStore(subscribe, getAddress, getServerAddress);
  return [readFilter(address), changeFilter];
}

/** The filter that the query of an address holds. */
export function readFilter(address: string): Filter {
  const query = new URLSearchParams(address);
  return {
    search: query.get('q')?.trim() ?? '',
    category: readCategory(query.get('category')),
  };
}

function changeFilter(changed: Partial<Filter>): void {
  const next = { ...readFilter(location.search), ...changed };
  const values = { q: next.search.slice(0, longestSearch), category: next.category };
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const text = new URLSearchParams(filled).toString();
  history.replaceState(history.state, '', `${location.pathname}${text && `?${text}`}`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function getAddress(): string {
  return location.search;
}

function getServerAddress(): string {
  return '';
}
