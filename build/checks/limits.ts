/**
 * Every limit of what a visitor waits for, for a phone on a slow line. The build warns of a page
 * above one; `npm run budgets` and `npm run bench` fail. Bytes are those of bodies as they are sent,
 * compressed, without headers. Raise a limit that makes the site worse, and say here why.
 */
import type { ScriptName } from '#src/languages.ts';
import type { PageName } from '#src/routes.ts';

const KB = 1024;

/** Pages in another script fetch its fonts beside the Latin ones. */
type ByScript = Readonly<Record<'latin' | 'other', number>>;
const kindOf = (script: ScriptName) => (script === 'latin' ? 'latin' : 'other');

/**
 * Everything that a phone fetches before the visitor scrolls or taps. On the Telugu home page that is
 * 135 KB: its fonts hold the letters of every page, so an answer on another page adds to it; the woven
 * year added 3 KB. The room for further letters is that of the fonts.
 */
const firstView: ByScript = { latin: 110 * KB, other: 143 * KB };
/** The same of a page of a course, which answers one question. */
const coursePage: ByScript = { latin: 90 * KB, other: 120 * KB };
/**
 * The Telugu fonts hold the letters of today's texts in 69 KB. A notice or an answer that an officer
 * writes can need a conjunct more, of some hundred bytes, and must not turn a build red.
 */
const fonts: ByScript = { latin: 50 * KB, other: 76 * KB };

/** Limits in bytes of a page and of what belongs to it. */
export const byteLimits = {
  firstView: (page: PageName, script: ScriptName) =>
    (page === 'section' ? coursePage : firstView)[kindOf(script)],
  fonts: (script: ScriptName) => fonts[kindOf(script)],
  /** Scripts that run before the visitor uses the page. */
  firstScript: 8 * KB,
  /** All scripts of a page with islands, of which React is 60 KB. */
  allScript: 84 * KB,
  /**
   * All stylesheets of a page, with fallbacks for the oldest browsers. Home has 17 KB since the woven
   * year stands on it, which answers when to apply; 0.7 KB are the colours by night, without which
   * phones that darken pages by themselves put white letters on gold.
   */
  styles: 18.5 * KB,
  /** The picture that a page loads at once, in its file for phones. */
  firstPicture: 45 * KB,
  /**
   * The words of every page, which a visitor who searches waits for. Telugu takes 50 KB; a further
   * course with pages of its own adds 2 KB.
   */
  searchIndex: 56 * KB,
  /** The service worker, which no first view waits for. */
  worker: 10 * KB,
};

/** The share of a limit from which a page is named in a warning. */
export const nearLimit = 0.95;

/** Layout shift of a page as it loads, with fonts that come late: nothing moves. */
export const layoutShiftLimit = 0;
/**
 * The same with texts that an officer changed: a line can break elsewhere in the font that comes
 * late, whatever its measures. Up to here a shift counts as good (web.dev/articles/cls).
 */
export const editedLayoutShiftLimit = 0.1;
/** Milliseconds from a tap to its answer on the screen, at a quarter of this processor's speed. */
export const tapLimit = 200;
/** Largest contentful paint, against the same page without scripts. */
export const paintRatioLimit = 1.06;
