import { type ComponentType, createContext, useContext, useId } from 'react';
import * as attribute from '#src/client/attributes.ts';

/** Data that survives the way from the server's HTML to the browser. */
type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainData[]
  | { readonly [key: string]: PlainData };

/** Functions, elements and class instances do not survive; a prop of such a type becomes `never`. */
export type PlainProps<Props> = {
  [Key in keyof Props]: Props[Key] extends PlainData ? Props[Key] : never;
};

/** Renders a view to HTML as a root of its own; given by the server, absent in the browser. */
export type RenderView = (
  view: ComponentType<never>,
  props: object,
  identifierPrefix: string,
) => string;

export const RenderViewContext = createContext<RenderView | undefined>(undefined);

/**
 * Makes an interactive part of a static page. The file must be called `<name>.island.tsx`.
 *
 * On the server the view is rendered as a root of its own, so that `useId` agrees with the browser,
 * where `src/client/islands.ts` finds the element by name and hydrates it with the same props.
 * Islands do not nest.
 *
 * @param name the file's name without `.island.tsx`
 * @param start when it starts in the browser: near the screen once the page is used, at once when the
 *   address names one of its fields, or only when touched
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props & PlainProps<Props>>,
  start: 'near' | 'touch' = 'near',
) {
  function Island(props: Props & PlainProps<Props>) {
    const renderView = useContext(RenderViewContext);
    const prefix = useId();
    if (!renderView) throw new Error(`Island '${name}' is inside another island.`);
    return (
      <div
        {...{
          [attribute.island]: name,
          [attribute.islandStart]: start === 'near' ? undefined : start,
          [attribute.islandPrefix]: prefix,
          [attribute.islandProps]: JSON.stringify(props),
        }}
        dangerouslySetInnerHTML={{
          __html: renderView(View as ComponentType<never>, props, prefix),
        }}
      />
    );
  }
  return Object.assign(Island, { View, islandName: name });
}
