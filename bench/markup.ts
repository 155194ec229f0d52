import { type Node, Window } from 'happy-dom';

/** Attributes whose names React spells otherwise. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  novalidate: 'noValidate',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  popovertarget: 'popoverTarget',
  value: 'defaultValue',
  checked: 'defaultChecked',
  selected: 'data-selected',
  crossorigin: 'crossOrigin',
};

export type Markup = string | [string, Record<string, string | true>, ...Markup[]];

/** The body of an HTML page as data that `client.ts` turns into elements. */
export function markupOf(html: string): Markup[] {
  const { document } = new Window();
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  return [...document.body.childNodes].flatMap(read);
}

function read(node: Node): Markup[] {
  if (node.nodeType === 3) return [node.textContent];
  if (node.nodeType !== 1) return [];
  const element = node as unknown as Element;
  const props = [...element.attributes].map(({ name, value }): [string, string | true] => [
    names[name] ?? name,
    value === '' && name !== 'alt' ? true : value,
  ]);
  const children = [...node.childNodes].flatMap(read);
  return [[element.tagName.toLowerCase(), Object.fromEntries(props), ...children]];
}
