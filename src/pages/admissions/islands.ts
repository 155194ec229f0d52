/** The interactive parts of this page: what a browser fetches for it. */
export { EnquiryForm } from './enquiry-form.island.tsx';
