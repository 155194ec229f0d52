import { BigNotice } from '#src/components/big-notice/big-notice.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { LinkTiles } from '#src/components/link-tiles/link-tiles.tsx';
import { content } from '#src/content/content.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';

const { site, programmes, smallPages } = content;
const text = smallPages.notFound;

export const notFound: PageModule = {
  meta: () => ({ title: text.title, description: text.description, noindex: true }),
  Page: () => (
    <>
      <BigNotice
        title={text.heading}
        telugu={text.telugu}
        lead={text.lead}
        drawing="/patterns/lost.svg"
        actions={text.pages.map(({ title, path }, index) => (
          <ButtonLink key={path} href={path} big variant={index === 0 ? 'main' : 'line'}>
            {title}
          </ButtonLink>
        ))}
      />
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2>{text.coursesHeading}</h2>
            <div className="cluster">
              <ButtonLink href={telephoneLink(site.phone)} icon="call" variant="line">
                Call {site.phone}
              </ButtonLink>
              <ButtonLink href={chatLink(site.phone, site.chatGreeting)} icon="chat">
                Chat on WhatsApp
              </ButtonLink>
            </div>
          </div>
          <LinkTiles
            links={sectionIds.map((id) => ({
              title: programmes[id].fullName,
              path: sectionStart(id),
              ground: programmes[id].ground,
            }))}
          />
        </div>
      </section>
    </>
  ),
};
