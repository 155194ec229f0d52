import * as attribute from '#src/client/attributes.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { PageModule } from '#src/pages/page.ts';
import { routes, sectionIds, sectionStart } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { BigNotice } from '#src/ui/big-notice/big-notice.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { LinkTiles } from '#src/ui/link-tiles/link-tiles.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { SiteSearch } from '#src/ui/site-search/site-search.tsx';

export const page: PageModule = {
  noindex: true,
  script: 'plain-address',
  Page({ edition }) {
    const { content, words, href } = edition;
    const { site, programmes, search, 'not-found': text } = content;
    return (
      <>
        <BigNotice
          head={text}
          drawing="/patterns/lost.svg"
          actions={text.pages.map(({ title, path }, index) => (
            <ButtonLink key={path} href={href(path)} big variant={index === 0 ? 'main' : 'line'}>
              {title}
            </ButtonLink>
          ))}
        />
        <div
          data-no-print
          {...{ [attribute.addresses]: routes.map(({ path }) => href(path)).join(' ') }}
        >
          <Section ground="flour" heading={search.heading}>
            <SiteSearch {...edition} />
          </Section>
        </div>
        <Section
          heading={text.coursesHeading}
          aside={
            <div className={layout.cluster}>
              <ButtonLink href={telephoneLink(site.phone)} icon="call" variant="line">
                {words.actions.call}
              </ButtonLink>
              <ButtonLink href={chatLink(site.phone, site.chatGreeting)} icon="chat">
                {words.actions.chat}
              </ButtonLink>
            </div>
          }
        >
          <LinkTiles
            links={sectionIds.map((id) => ({
              title: programmes[id].fullName,
              path: href(sectionStart(id)),
              ground: programmes[id].ground,
            }))}
          />
        </Section>
      </>
    );
  },
};
