export { PopupForm } from './popup-form.island.tsx';
