/** The interactive parts of this page: what a browser fetches for it. */
export { PopupForm } from './popup-form.island.tsx';
