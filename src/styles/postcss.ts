import path from 'node:path';
import type { CSSOptions } from 'vite';
import { breakpoints } from './breakpoints.ts';

/** The layer of a folder's style sheets; a page has the last word over the parts on it. */
const layers = {
  ui: 'components',
  shell: 'components',
  pages: 'pages',
};

/** The width from which a query for `max-width` no longer holds. */
function fromWidth(_: string, below: string): string {
  return `min-width: ${Number((Number(below) + 0.001).toFixed(3))}`;
}

/**
 * The work that style sheets leave to the build: widths in place of the names in `@media (--below-laptop)`
 * and `@media (--from-laptop)`, and the layer of their folder around what names no layer itself.
 */
export const postcss = {
  plugins: [
    {
      postcssPlugin: 'custom-media',
      AtRule: {
        media(rule) {
          rule.params = rule.params.replaceAll(/\(--(below|from)-(\w+)\)/g, (media, side, name) => {
            const below = breakpoints[name as keyof typeof breakpoints];
            if (!below) throw rule.error(`src/styles/breakpoints.ts does not know ${media}.`);
            return side === 'below' ? below : below.replace(/max-width: ([\d.]+)/, fromWidth);
          });
        },
      },
    },
    {
      postcssPlugin: 'folder-layer',
      Once(root, { AtRule }) {
        const [room = ''] = path.relative('src', root.source?.input.file ?? '').split(path.sep);
        const params = room in layers && layers[room as keyof typeof layers];
        if (!params) return;
        const nodes = root.nodes.filter((node) => !('name' in node && node.name === 'layer'));
        root.prepend(new AtRule({ name: 'layer', params }).append(nodes));
      },
    },
  ],
} satisfies CSSOptions['postcss'];
