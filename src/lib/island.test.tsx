// @vitest-environment happy-dom
import { createElement, type ReactNode, useId, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { island, type RenderView, RenderViewContext } from './island.tsx';

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

test('the browser takes over without a difference', async () => {
  const complain = vi.spyOn(console, 'error');
  document.body.innerHTML = page(<Counter start={3} />);
  const element = document.querySelector<HTMLElement>('[data-island]');
  const button = document.querySelector('button');
  const { hydrateRoot } = await import('react-dom/client');
  const { flushSync } = await import('react-dom');
  const { props = '', prefix = '' } = element?.dataset ?? {};
  flushSync(() => {
    hydrateRoot(element as HTMLElement, createElement(Counter.View, JSON.parse(props)), {
      identifierPrefix: prefix,
    });
  });
  expect(document.querySelector('button')).toBe(button);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('4'));
  expect(complain).not.toHaveBeenCalled();
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
  expect(() => page(<Outer />)).toThrow("Island 'counter' stands inside another island");
});
