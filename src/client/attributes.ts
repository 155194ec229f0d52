/**
 * The data attributes by which React names parts of a page to the scripts of this folder.
 */

/** On the button that copies: the text, and what to say when it is copied. */
export const copyText = 'data-copy';
export const copied = 'data-copied';

/** On a section whose figures count up when it comes into view; on a figure, its number and sign. */
export const counts = 'data-counts';
export const count = 'data-count';
export const countSuffix = 'data-suffix';

/** How the page's language writes a day, such as `{day} {month} {year}`. */
export const dayPattern = 'data-day';
/** On what is of use until a day only: that day. */
export const until = 'data-until';
/** Beside it, on what is of use from a day on only: that day. */
export const shownFrom = 'data-shown-from';
/** On the page: the Indian day of its build; no visitor's clock may be before it. */
export const builtOn = 'data-built';
export const currentYear = 'data-year';
export const today = 'data-today';
/** On the gold thread of the woven year: the first of its months, as `2026-11`. */
export const todayFrom = 'data-today-from';
/** Sentences by the day from which each is true, as JSON. */
export const saidFrom = 'data-said';
export const officeHours = 'data-office-hours';

/** On the element of an island: its name, when it starts, and what React needs to hydrate it. */
export const island = 'data-island';
export const islandStart = 'data-start';
export const islandProps = 'data-props';
export const islandPrefix = 'data-prefix';
/** On the body: the files to fetch when the first island starts. */
export const islandFiles = 'data-islands';
/** The file to fetch at the visitor's first interaction. */
export const lazyScript = 'data-lazy';

/** On a form whose texts are kept for this tab: its name, the same in all languages. */
export const draft = 'data-draft';

/** On a fold: the screens on which it is one, as a media query; on others it lies open. */
export const foldedOn = 'data-folded-on';

/** On an element that is shown to browsers that prefer this language. */
export const offer = 'data-offer';

/** On the control that reads aloud: `idle`, `playing` or `paused`; and on its second button. */
export const listen = 'data-listen';
export const listenStop = 'data-stop';

export const mouseTrail = 'data-mouse-trail';

/** On a question's checkbox; on the link that sends all of them, the greeting and its labels. */
export const question = 'data-question';
export const askAll = 'data-ask-all';
export const askOne = 'data-one';
export const askOther = 'data-other';

/** On a carousel: the milliseconds that each item is shown. */
export const carousel = 'data-carousel';
export const carouselItem = 'data-carousel-item';
export const carouselChoice = 'data-carousel-choice';
/** On the pause button: whether it turns now, and the two labels. */
export const carouselPause = 'data-carousel-pause';
export const playing = 'data-playing';
export const pauseLabel = 'data-pause';
export const playLabel = 'data-play';
/** Whether an item of a carousel, or the panel of a tab, is the one that is shown. */
export const active = 'data-active';

/** On a room of a slide: `true` while it is shown by itself, `false` while another one is. */
export const lit = 'data-lit';

/** On the page for missing addresses: those of its language that there are. */
export const addresses = 'data-addresses';

export const scrollTop = 'data-scroll-top';
/** On a link whose file the device may share. */
export const sendFile = 'data-send';

/** On a checkbox: the key under which the browser keeps it. */
export const remember = 'data-remember';
export const papers = 'data-papers';
export const paperChoices = 'data-chooses';
/** The words before the number of papers that are left. */
export const paperCount = 'data-paper-count';
export const print = 'data-print';

/** On a woven border: `false` until it comes into sight, then `true`. */
export const woven = 'data-woven';
