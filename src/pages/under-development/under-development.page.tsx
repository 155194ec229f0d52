import * as attribute from '#src/client/attributes.ts';
import { picture } from '#src/content/views/pictures.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { PageModule } from '#src/pages/page.ts';
import { BigNotice } from '#src/ui/big-notice/big-notice.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { LinkTiles } from '#src/ui/link-tiles/link-tiles.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './under-development.module.css';

export const page: PageModule = {
  script: 'mouse-trail',
  noindex: true,
  Page({ edition }) {
    const { content, words, href } = edition;
    const { site, 'under-development': text } = content;
    return (
      <>
        <BigNotice
          head={text}
          drawing={picture(edition, text.picture)}
          actions={
            <>
              <ButtonLink href={href('/')} big icon="home">
                {words.actions.home}
              </ButtonLink>
              <ButtonLink href={telephoneLink(site.phone)} big variant="line" icon="call">
                {words.actions.call}
              </ButtonLink>
              <ButtonLink
                href={chatLink(site.phone, site.chatGreeting)}
                big
                variant="line"
                icon="chat"
              >
                {words.actions.chat}
              </ButtonLink>
            </>
          }
        />
        <Section heading={text.meanwhile.heading}>
          <LinkTiles
            links={text.meanwhile.links.map((link) => ({ ...link, path: href(link.path) }))}
          />
        </Section>
        <div className={styles.trail} {...{ [attribute.mouseTrail]: true }} aria-hidden="true" />
      </>
    );
  },
};
