export { ContactForm } from './contact-form.island.tsx';
export { VisitPlanner } from './visit-planner.island.tsx';
