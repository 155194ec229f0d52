import { PageHead } from '#src/components/page-head/page-head.tsx';
import { toHtml } from '#src/content/markdown.ts';
import { picture } from '#src/content/pictures.ts';
import type { PictureName } from '#src/content/schemas.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule } from '#src/pages/page.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { type ConsentKey, LegalText } from './legal-text.tsx';

/** A page of numbered sections that the visitor may agree to: the privacy policy, the terms. */
export function legalPage(
  name: 'privacy' | 'terms',
  storageKey: ConsentKey,
  head: { ground: Ground; picture: PictureName },
): PageModule {
  return {
    meta({ content }) {
      const { title, description } = content[name];
      return { title, description, crumbs: [{ title }] };
    },
    script: 'ticks',
    Page({ edition, trail, builtOn }) {
      const { content, words, describe, href } = edition;
      const text = content[name];
      const effective = indianDay(builtOn);
      return (
        <>
          <PageHead
            ground={head.ground}
            trail={trail}
            telugu={text.telugu}
            title={text.title}
            lead={text.lead}
            picture={picture(edition, head.picture)}
            wideOnly
          />
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
