export { ContactForm } from './contact-form.island.tsx';
