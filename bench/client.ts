import { createElement, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A text, or an element as its tag, properties and children. */
type Markup = string | [tag: string, props: Record<string, string | true>, ...children: Markup[]];

/** The body of each page by address, put in by the bundler. */
declare const benchPages: Record<string, Markup[]>;

/** The page as React elements, as its components would return them. */
function elementsOf(markup: Markup, key: number): ReactNode {
  if (typeof markup === 'string') return markup;
  const [tag, props, ...children] = markup;
  return createElement(tag, { ...props, key }, ...children.map(elementsOf));
}

function Site() {
  const [tab, setTab] = useState(0);
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const tabs = [...document.querySelectorAll('[role="tab"]')];
      const chosen = target instanceof Element ? tabs.indexOf(target) : -1;
      if (chosen >= 0) setTab(chosen);
    };
    addEventListener('click', choose);
    return () => removeEventListener('click', choose);
  }, []);
  const path = decodeURIComponent(location.pathname);
  const body = benchPages[path] ?? [];
  return createElement('div', { 'data-tab': tab }, ...body.map(elementsOf));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Site));
