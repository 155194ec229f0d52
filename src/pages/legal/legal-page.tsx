import { PageHead } from '#src/components/page-head/page-head.tsx';
import { content } from '#src/content/content.ts';
import { toHtml } from '#src/content/markdown.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import { LegalText } from './legal-text.tsx';

/** A page of numbered sections that the visitor may agree to: the privacy policy, the terms. */
export function legalPage(
  text: typeof content.privacy,
  storageKey: 'privacyPolicyConsent' | 'termsConditionsConsent',
): PageModule {
  const crumbs = [{ title: 'Home', path: href('/') }, { title: text.title }];
  return {
    meta: () => ({
      title: text.title,
      description: text.description,
      structuredData: [breadcrumbList(content.site.origin, crumbs)],
    }),
    Page: ({ builtOn }) => (
      <>
        <PageHead
          ground="cloth"
          crumbs={crumbs}
          telugu={text.telugu}
          title={text.title}
          lead={text.lead}
        />
        <LegalText
          sections={text.sections.map((section) => ({ ...section, text: toHtml(section.text) }))}
          effective={builtOn}
          consent={{ ...text.consent, storageKey }}
        />
      </>
    ),
  };
}
