import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import * as attribute from './attributes.ts';
import { fillFields, isAnew, type Kept, keepFields, tellOf } from './hydrate-fields.ts';

/** A place in the page and what makes it answer. */
export type PlacedIsland = { element: HTMLElement; View: ComponentType<object> };

/**
 * Hydrates an island; ready when it answers, or when it has failed. Whatever throws in it, then or
 * later, the server's HTML comes back with all that stands in the fields, see `Boundary`.
 *
 * @param atOnce for a visitor who has already clicked; else in slices of a few milliseconds, so
 *   that nothing else on the page waits
 */
export function hydrate({ element, View }: PlacedIsland, atOnce: boolean): Promise<void> {
  const props = element.getAttribute(attribute.islandProps) ?? '{}';
  const prefix = element.getAttribute(attribute.islandPrefix) ?? '';
  // A browser's translator puts every text into one of these; React then renders the island anew.
  const isTranslated = element.querySelector('font') !== null;
  return new Promise((ready) => {
    function Hydrated() {
      // While React renders, the page still has the elements that the visitor uses.
      const [kept] = useState(() => keepFields(element));
      useLayoutEffect(() => {
        if (isAnew(element, kept)) tellOf(fillFields(element, kept));
      }, [kept]);
      useEffect(() => {
        element.dataset['ready'] = '';
        ready();
      }, []);
      return createElement(View, JSON.parse(props));
    }
    (atOnce ? flushSync : startTransition)(() => {
      hydrateRoot(
        element,
        createElement(Boundary, { element, onFail: ready }, createElement(Hydrated)),
        {
          identifierPrefix: prefix,
          onRecoverableError(error) {
            if (!isTranslated && !isFailed(element)) console.error(error);
          },
          // The boundary reports the error once.
          onCaughtError() {},
        },
      );
    });
  });
}

type BoundaryProps = { element: HTMLElement; onFail: () => void; children?: ReactNode };

/**
 * Puts the server's HTML back in place of an island that has thrown while it started, rendered or
 * ran an effect. React alone would leave nothing. An error in an event handler changes no element.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private readonly served = [...this.props.element.childNodes].map((node) => node.cloneNode(true));
  private kept: Kept | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { element, onFail } = this.props;
    // The effects that are taken back now may throw as well.
    if (isFailed(element)) return;
    console.error(error);
    delete element.dataset['ready'];
    element.dataset['failed'] = '';
    element.replaceChildren(...this.served);
    if (this.kept) fillFields(element, this.kept);
    onFail();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    this.kept ??= keepFields(this.props.element);
    return null;
  }
}

function isFailed({ dataset }: HTMLElement): boolean {
  return dataset['failed'] !== undefined;
}
