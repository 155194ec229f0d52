/** The interactive parts of this page: what a browser fetches for it. */
export { CoursesTable } from './courses-table.island.tsx';
export { EnquiryForm } from './enquiry-form.island.tsx';
