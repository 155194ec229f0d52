import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * The query of the page's address as state, so that reloading, going back and sharing the page keep
 * it. Changing it adds no step to the visitor's history.
 *
 * @returns the query without its '?', empty on the server, and a function that replaces it
 */
export function useAddressQuery(): [query: string, replace: (query: string) => void] {
  return [useSyncExternalStore(subscribe, getQuery, getServerQuery), replaceQuery];
}

function replaceQuery(query: string): void {
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
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

function getQuery(): string {
  return location.search.slice(1);
}

function getServerQuery(): string {
  return '';
}
