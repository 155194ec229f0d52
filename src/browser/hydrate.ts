import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

type IslandModule = Record<string, { View?: ComponentType<object>; islandName?: string }>;

const modules = {
  ...import.meta.glob<IslandModule>(['../**/*.island.tsx', '!../pages/components/**']),
  ...(import.meta.env.DEV && import.meta.glob<IslandModule>('../pages/components/*.island.tsx')),
};

/** Hydrates every island of the page; ready when all of them answer. */
export async function hydrate(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const ready = await Promise.all(
    elements.map(async (element) => ({
      element,
      View: await load(element.dataset['island'] ?? ''),
    })),
  );
  for (const { element, View } of ready) {
    const { props = '{}', prefix = '' } = element.dataset;
    // A task for each island, so that none of them holds up a tap on another.
    await new Promise((resolve) => setTimeout(resolve));
    // Synchronous, so that a held click meets its handler right after.
    flushSync(() => {
      hydrateRoot(element, createElement(View, JSON.parse(props)), { identifierPrefix: prefix });
    });
    element.dataset['ready'] = '';
  }
}

async function load(name: string): Promise<ComponentType<object>> {
  const path = Object.keys(modules).find((key) => key.endsWith(`/${name}.island.tsx`));
  const module = path ? await modules[path]?.() : undefined;
  const found = Object.values(module ?? {}).find((member) => member?.islandName === name);
  if (!found?.View) throw new Error(`There is no island called '${name}'.`);
  return found.View;
}
