import { legalPage } from '#src/pages/legal/legal-page.tsx';

export const terms = legalPage('terms', 'termsConditionsConsent');
