// @vitest-environment happy-dom
import { createElement, type ReactNode, useId, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { island, type RenderView, RenderViewContext } from '#src/ui/island/island.tsx';
import { hydrate, type PlacedIsland } from './hydrate.ts';

function CounterView({ start }: { start: number }) {
  const id = useId();
  const [count, setCount] = useState(start);
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
const Counter = island('counter', CounterView);

const renderView: RenderView = (View, props, identifierPrefix) =>
  renderToString(createElement(View as never, props), { identifierPrefix });

function page(children: ReactNode) {
  return renderToStaticMarkup(<RenderViewContext value={renderView}>{children}</RenderViewContext>);
}

function placed(name: string, View: unknown): PlacedIsland {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!element) throw new Error(`There is no island called '${name}'.`);
  return { element, View: View as PlacedIsland['View'] };
}

afterEach(() => vi.restoreAllMocks());

test('the server writes the view, its name and its props', () => {
  document.body.innerHTML = page(<Counter start={3} />);
  const element = document.querySelector<HTMLElement>('[data-island]');
  expect(element?.dataset).toMatchObject({ island: 'counter', props: '{"start":3}' });
  expect(element?.textContent).toBe('3');
});

test('two islands of a kind have ids of their own', () => {
  document.body.innerHTML = page([<Counter key="1" start={1} />, <Counter key="2" start={2} />]);
  const [first, second] = [...document.querySelectorAll('button')].map(({ id }) => id);
  expect(first).not.toBe(second);
});

test.each([true, false])(
  'the browser takes over without a difference, at once: %s',
  async (atOnce) => {
    const complain = vi.spyOn(console, 'error');
    document.body.innerHTML = page(<Counter start={3} />);
    const button = document.querySelector('button');
    await hydrate(placed('counter', Counter.View), atOnce);
    expect(document.querySelector('[data-ready]')).not.toBeNull();
    expect(document.querySelector('button')).toBe(button);
    button?.click();
    await vi.waitFor(() => expect(button?.textContent).toBe('4'));
    expect(complain).not.toHaveBeenCalled();
  },
);

test('an island that breaks does not keep the others from answering', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = page(<Counter start={3} />) + page(<Counter start={7} />);
  const [broken, sound] = document.querySelectorAll<HTMLElement>('[data-island]');
  if (!broken || !sound) throw new Error('The islands are missing.');
  const Broken = () => {
    throw new Error('broken');
  };
  await hydrate({ element: broken, View: Broken }, false);
  await hydrate({ element: sound, View: Counter.View as PlacedIsland['View'] }, false);
  sound.querySelector('button')?.click();
  await vi.waitFor(() => expect(sound.textContent).toBe('8'));
  expect(complain).toHaveBeenCalled();
});

test('props that do not survive the way do not compile', () => {
  const Link = island('link', ({ onPick }: { onPick: () => void }) => (
    <button type="button" onClick={onPick}>
      x
    </button>
  ));
  // @ts-expect-error a function is no plain data
  expect(() => page(<Link onPick={() => {}} />)).not.toThrow();
});

test('an island inside another is an error', () => {
  const Outer = island('outer', () => <Counter start={1} />);
  expect(() => page(<Outer />)).toThrow("Island 'counter' is inside another island");
});
