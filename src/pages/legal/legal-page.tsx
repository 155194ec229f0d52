import { PageHead } from '#src/components/page-head/page-head.tsx';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule } from '#src/pages/page.ts';
import { type ConsentKey, LegalText } from './legal-text.tsx';

/** A page of numbered sections that the visitor may agree to: the privacy policy, the terms. */
export function legalPage(name: 'privacy' | 'terms', storageKey: ConsentKey): PageModule {
  return {
    meta({ content }) {
      const { title, description } = content[name];
      return { title, description, crumbs: [{ title }] };
    },
    script: 'ticks',
    Page({ edition, breadcrumb, builtOn }) {
      const { content, words, describe, href } = edition;
      const text = content[name];
      const effective = indianDay(builtOn);
      return (
        <>
          <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} wideOnly />
          <LegalText
            sections={text.sections.map((section) => ({
              ...section,
              text: toHtml(section.text, href),
            }))}
            effective={{ date: effective, text: describe.day(effective) }}
            consent={{ ...text.consent, storageKey }}
            words={words.legal}
          />
        </>
      );
    },
  };
}
