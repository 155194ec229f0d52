/**
 * Widths of the screen at which the layout changes; from the last one on the whole menu fits. Written
 * with `max-width`: `(width < 80rem)` is known to newer browsers only, see docs/browsers.md.
 */
const belowLetters = '(max-width: 17.499rem)';
const belowPhone = '(max-width: 22.499rem)';
export const belowTablet = '(max-width: 37.499rem)';
export const belowLaptop = '(max-width: 56.249rem)';
export const belowDesktop = '(max-width: 79.999rem)';

/**
 * As stylesheets name them: `@media (--below-laptop)`, `@media (--from-laptop)`. Tablets, from 600 to
 * 899 pixels, are `@media (--from-tablet) and (--below-laptop)`.
 */
export const breakpoints = {
  /** A phone on which somebody has made the letters larger. */
  letters: belowLetters,
  phone: belowPhone,
  tablet: belowTablet,
  laptop: belowLaptop,
  desktop: belowDesktop,
};
