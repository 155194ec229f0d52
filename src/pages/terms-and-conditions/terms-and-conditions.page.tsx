import { legalPage } from '#src/pages/legal/legal-page.tsx';

export const page = legalPage('terms-and-conditions', 'termsConditionsConsent');
