import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { pageAddress, replaceAddress } from '#src/lib/page-address.ts';

type FormInAddress = {
  form: RefObject<HTMLFormElement | null>;
  /** Servers see the query of an address; what is in the fragment stays with the visitor. */
  place: 'query' | 'fragment';
  /** Parameters that belong to the form; others, such as those of an advertisement, do not count. */
  names: readonly string[];
  /** Gives the choices of the form as parameters. A form that counts only when it is sent has none. */
  write?: (form: HTMLFormElement) => string;
  /** Makes the form show the parameters given, in place of those that it showed before. */
  fill: (form: HTMLFormElement, given: string, before: string) => void;
};

/**
 * Keeps what a form holds in the page's address, so that reloading, going back and sharing keep it:
 *
 * 1. On arrival the address wins.
 * 2. An address that says nothing leaves what the visitor chose before the script was there.
 * 3. From then on the form changes the address, which adds no step to the visitor's history; going
 *    back to another address fills the form from it.
 *
 * @returns the parameters, empty on the server, and a function that replaces them
 */
export function useFormInAddress({ form, place, names, write, fill }: FormInAddress) {
  const [state, setState] = useState('');
  const shown = useRef('');

  function replace(next: string): void {
    const { pathname, hash } = pageAddress();
    const query = place === 'query' && next ? `?${next}` : '';
    const answers = [next, ofOtherForms(names)].filter(Boolean).join('&');
    const fragment = place === 'query' ? hash : answers && `#${answers}`;
    setState(next);
    replaceAddress(pathname + query + fragment);
  }

  const arrive = useEffectEvent(() => {
    // Older links have the answers in the query; today they are in the fragment.
    const given = read(place, names) || read('query', names);
    const first = given || (form.current && write?.(form.current));
    if (first) replace(first);
  });

  const follow = useEffectEvent(() => {
    const given = read(place, names);
    // A link to a place on this page took the room of the answers, which come back at once.
    if (place === 'fragment' && state && !given && location.hash) replace(state);
    else setState(given);
  });

  const show = useEffectEvent((given: string) => {
    // In a transition the form may be ahead of what is rendered.
    if (given !== read(place, names)) return;
    if (form.current && given !== shown.current) fill(form.current, given, shown.current);
    shown.current = given;
  });

  useLayoutEffect(() => {
    arrive();
    const handleMove = () => follow();
    addEventListener('popstate', handleMove);
    return () => removeEventListener('popstate', handleMove);
  }, []);
  useLayoutEffect(() => {
    show(state);
  }, [state]);

  return [state, replace] as const;
}

/** The form's own parameters in one part of the address. */
function read(place: FormInAddress['place'], names: readonly string[]): string {
  const { search, hash } = pageAddress();
  const part = place === 'query' ? search : hash;
  const given = [...new URLSearchParams(part.slice(1))];
  return new URLSearchParams(
    given.filter(([name, value]) => names.includes(name) && value),
  ).toString();
}

/** The parameters that other forms of the page have put into the fragment. */
function ofOtherForms(names: readonly string[]): string {
  const others = [...new URLSearchParams(pageAddress().hash.slice(1))].filter(
    ([name, value]) =>
      value && !names.includes(name) && document.getElementsByName(name).length > 0,
  );
  return new URLSearchParams(others).toString();
}
