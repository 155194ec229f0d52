import { content } from '#src/content/content.ts';
import { legalPage } from '#src/pages/legal/legal-page.tsx';

export const privacy = legalPage(content.privacy, 'privacyPolicyConsent');
