import { legalPage } from '#src/pages/legal/legal-page.tsx';

export const page = legalPage('privacy-policy', 'privacyPolicyConsent');
