/** Widths of the screen at which the layout changes; from the last one on the whole menu fits. */
const belowLetters = '(width < 17.5rem)';
const belowPhone = '(width < 22.5rem)';
export const belowTablet = '(width < 37.5rem)';
export const belowLaptop = '(width < 56.25rem)';
export const belowDesktop = '(width < 80rem)';

/** The same for the `media` of a picture's source: the oldest browsers know this form only. */
export const belowLaptopInOldForm = 'not all and (min-width: 56.25rem)';

/** As stylesheets name them: `@media (--below-laptop)`, `@media (--from-laptop)`. */
export const breakpoints = {
  /** A phone on which somebody has made the letters larger. */
  letters: belowLetters,
  phone: belowPhone,
  tablet: belowTablet,
  laptop: belowLaptop,
  desktop: belowDesktop,
};
