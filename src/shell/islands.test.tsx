// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '#src/client/hydrate.ts';
import { defaultLang, langs } from '#src/languages.ts';
import { componentsRoute, notFoundRoute, routes } from '#src/routes.ts';
import { editionIn } from '#tests/support/content.ts';
import { hasIslands, render } from './render.tsx';

type Islands = Record<string, { View: ComponentType<object>; islandName: string }>;
type Moment = 'nothing' | 'render' | 'effect' | 'clean-up';

const modules = import.meta.glob<Islands>('../pages/*/islands.ts', { eager: true });
const withIslands = [...routes, componentsRoute, notFoundRoute].filter(hasIslands);
/** Every second page in Telugu: an island is the same part in both languages. */
const pages = withIslands.map((route, index) => ({
  lang: langs[index % langs.length] ?? defaultLang,
  ...route,
}));
const assets = { styles: [], scripts: [], fonts: [], integrity: {} };

/** Which part of an island throws, and a way to render it again. */
let throwing: Moment;
let renderAgain: () => void;

beforeEach(() => {
  throwing = 'nothing';
  history.replaceState(null, '', '/');
});

afterEach(() => vi.restoreAllMocks());

test('every island is on one of these pages', () => {
  const named = Object.values(modules).flatMap((islands) => Object.keys(islands));
  expect(new Set(named).size).toBeGreaterThan(6);
  expect(Object.keys(modules).sort()).toEqual(
    [...new Set(withIslands.map(({ page }) => `../pages/${page}/islands.ts`))].sort(),
  );
});

test.each(pages)('the islands of $path ($lang) survive faults', async ({ lang, ...route }) => {
  const edition = editionIn(lang);
  const html = await render(edition, route, assets, new Date('2026-11-21T06:00:00Z'));
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  for (const [start, later] of [
    ['render', 'nothing'],
    ['effect', 'nothing'],
    ['nothing', 'render'],
    ['nothing', 'effect'],
    ['nothing', 'clean-up'],
  ] as const) {
    document.body.innerHTML = main;
    const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements) {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const served = element.innerHTML;
      const name = element.dataset['island'];
      const View = Object.values(modules[`../pages/${route.page}/islands.ts`] ?? {}).find(
        ({ islandName }) => islandName === name,
      )?.View as ComponentType<object>;
      fill(element);
      const filled = states(element);
      throwing = start;
      await act(() => hydrate({ element, View: faulty(View) }, true));
      if (start === 'nothing') {
        expect(element.hasAttribute('data-ready')).toBe(true);
        throwing = later;
        await act(async () => renderAgain());
      }
      const what = `${name}: ${start}, ${later}`;
      expect(element.innerHTML, what).toBe(served);
      expect(states(element), what).toEqual(filled);
      expect(element.hasAttribute('data-failed'), what).toBe(true);
      expect(element.hasAttribute('data-ready'), what).toBe(false);
      expect(logged.mock.calls, what).toEqual([[new Error('on purpose')]]);
      logged.mockRestore();
      throwing = 'nothing';
    }
  }
});

/** An island in which something throws. */
function faulty(View: ComponentType<object>) {
  return function Faulty(props: object) {
    const [, count] = useState(0);
    renderAgain = () => count((number) => number + 1);
    useLayoutEffect(() => {
      throwIf('effect');
    });
    useEffect(() => {
      return () => throwIf('clean-up');
    });
    throwIf('render');
    return <View {...props} />;
  };
}

function throwIf(moment: Moment) {
  if (throwing === moment) throw new Error('on purpose');
}

function fieldsOf(element: HTMLElement) {
  // Buttons keep no input, and other elements have names too: `<details name>`.
  const fields = 'input[name], select[name], textarea[name]';
  return [...element.querySelectorAll<HTMLInputElement>(fields)];
}

function fill(element: HTMLElement) {
  for (const [index, field] of fieldsOf(element).entries()) {
    if (/checkbox|radio/.test(field.type)) field.checked = true;
    else if (field.matches('select')) {
      const options = [...field.querySelectorAll('option')];
      field.value = options.at(-1)?.value ?? '';
    } else field.value = `1${index}`;
  }
}

function states(element: HTMLElement) {
  return fieldsOf(element).map(({ name, value, checked }) => ({ name, value, checked }));
}
