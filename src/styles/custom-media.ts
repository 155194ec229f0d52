import type { CSSOptions } from 'vite';
import { breakpoints } from './breakpoints.ts';

/** Puts widths in place of the names in `@media (--below-laptop)` and `@media (--from-laptop)`. */
export const customMedia = {
  plugins: [
    {
      postcssPlugin: 'custom-media',
      AtRule: {
        media(rule) {
          rule.params = rule.params.replaceAll(/\(--(below|from)-(\w+)\)/g, (media, side, name) => {
            const below = breakpoints[name as keyof typeof breakpoints];
            if (!below) throw rule.error(`src/styles/breakpoints.ts does not know ${media}.`);
            return side === 'below' ? below : below.replace('<', '>=');
          });
        },
      },
    },
  ],
} satisfies CSSOptions['postcss'];
