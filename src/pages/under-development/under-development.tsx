import { BigNotice } from '#src/components/big-notice/big-notice.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { LinkTiles } from '#src/components/link-tiles/link-tiles.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './under-development.module.css';

const { site, smallPages } = content;
const text = smallPages.underDevelopment;

export const underDevelopment: PageModule = {
  meta: () => ({ title: text.title, description: text.description, noindex: true }),
  Page: () => (
    <>
      <BigNotice
        title={text.heading}
        telugu={text.telugu}
        lead={text.lead}
        drawing={picture('loom-a')}
        actions={
          <>
            <ButtonLink href={href('/')} big icon="home">
              Back to Home
            </ButtonLink>
            <ButtonLink href={telephoneLink(site.phone)} big variant="line" icon="call">
              Call {site.phone}
            </ButtonLink>
            <ButtonLink
              href={chatLink(site.phone, site.chatGreeting)}
              big
              variant="line"
              icon="chat"
            >
              Chat on WhatsApp
            </ButtonLink>
          </>
        }
      />
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2>{text.meanwhile.heading}</h2>
          </div>
          <LinkTiles links={text.meanwhile.links} />
        </div>
      </section>
      <div className={styles.trail} data-mouse-trail aria-hidden="true" />
    </>
  ),
};
