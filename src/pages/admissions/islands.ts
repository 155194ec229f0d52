export { EnquiryForm } from './enquiry-form.island.tsx';
