import { guidePage } from '#src/pages/guide/guide-page.tsx';

export const safety = guidePage('safety');
