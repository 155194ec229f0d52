import { telephoneLink } from '#src/lib/contact-links.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { BigNotice } from '#src/ui/big-notice/big-notice.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import styles from './offline.module.css';

/** The service worker points the link to this page at the one that was asked for, and fills the list. */
export const page: PageModule = {
  noindex: true,
  Page({ edition: { content, words, href } }) {
    const { site, offline: text } = content;
    return (
      <>
        <BigNotice
          head={text}
          drawing="/patterns/mark.svg"
          actions={
            <>
              <ButtonLink href={telephoneLink(site.phone)} big icon="call">
                {words.actions.call}
              </ButtonLink>
              <ButtonLink href={href('/offline')} big variant="line">
                {text.retry}
              </ButtonLink>
            </>
          }
        />
        <section className={layout.section} data-kept-pages hidden>
          <div className={layout.wrap}>
            <h2>{text.pages}</h2>
            <ul className={styles.pages} />
          </div>
        </section>
      </>
    );
  },
};
