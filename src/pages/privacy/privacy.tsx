import { legalPage } from '#src/pages/legal/legal-page.tsx';

export const privacy = legalPage('privacy', 'privacyPolicyConsent');
