import { guidePage } from '#src/pages/guide/guide-page.tsx';

export const page = guidePage('may-i-join');
