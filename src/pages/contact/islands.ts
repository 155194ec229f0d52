/** The interactive parts of this page: what a browser fetches for it. */
export { ContactForm } from './contact-form.island.tsx';
