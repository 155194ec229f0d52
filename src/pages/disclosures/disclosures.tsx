import { guidePage } from '#src/pages/guide/guide-page.tsx';

export const disclosures = guidePage('disclosures');
