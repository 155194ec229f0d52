import * as attribute from '#src/client/attributes.ts';
import { describeAddress, describeDays, describeHours } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { answered, faqData } from '#src/content/views/faq.ts';
import { headOf, photographOf, picture } from '#src/content/views/pictures.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Faq } from '#src/ui/faq/faq.tsx';
import { FormHelp, officeOf } from '#src/ui/form-help/form-help.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { MailAddress } from '#src/ui/mail-address/mail-address.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Portrait } from '#src/ui/portrait/portrait.tsx';
import styles from './contact.module.css';
import { ContactForm } from './islands.ts';
import pageColumns from './page-columns.module.css';
import { PlanVisit } from './plan-visit.tsx';

export const page: PageModule = {
  script: ['copy-link', 'drafts'],
  structuredData: (edition) => [faqData(edition, edition.content.contact.faq.items)],
  Page: ({ edition, breadcrumb, builtOn }) => (
    <>
      <Head edition={edition} breadcrumb={breadcrumb} />
      <WriteOrVisit {...edition} />
      <PlanVisit edition={edition} builtOn={builtOn} />
      <section className={layout.section} data-ground="white">
        <div className={`${layout.wrap} ${layout.columns} ${pageColumns.columns} ${styles.faq}`}>
          <h2>{edition.content.contact.faq.heading}</h2>
          <div className={styles.answers}>
            <Faq questions={answered(edition, edition.content.contact.faq.items)} />
            <ArrowLink href={edition.href('/facilities')}>
              {edition.content.contact.questions}
            </ArrowLink>
          </div>
        </div>
      </section>
    </>
  ),
};

function Head({ edition, breadcrumb }: Pick<PageProps, 'edition' | 'breadcrumb'>) {
  const { content, words } = edition;
  const { contact: text, site } = content;
  return (
    <PageHead
      {...headOf(edition, text)}
      breadcrumb={breadcrumb}
      actions={
        <>
          <ButtonLink href={chatLink(site.phone, site.chatGreeting)} big icon="chat">
            {words.actions.chat}
          </ButtonLink>
          <ButtonLink href={telephoneLink(site.phone)} big icon="call" variant="line">
            {site.phone}
          </ButtonLink>
          <a className={`${layout.textLink} ${styles.mail}`} href={mailLink({ to: site.email })}>
            <Icon name="mail" />
            <span>
              <MailAddress text={site.email} />
            </span>
          </a>
        </>
      }
      drawing={<Hours {...edition} />}
    />
  );
}

function Hours(edition: Edition) {
  const { content, words } = edition;
  const { contact: text, 'about-us': about, site } = content;
  const founders = about.governingBody.members.slice(0, 2);
  return (
    <div className={styles.hours}>
      <h2>{text.hours.heading}</h2>
      <dl>
        {site.hours.map((line) => (
          <div key={line.days.join()}>
            <dt>{describeDays(edition, line)}</dt>
            <dd>{describeHours(edition, line)}</dd>
          </div>
        ))}
      </dl>
      <p className={layout.small}>{text.hours.note}</p>
      <div className={`${layout.cluster} ${styles.founders}`}>
        {founders.map(({ id, name, designation, profile_image }) => (
          <figure key={id}>
            <Portrait
              drawing={profile_image}
              photograph={photographOf(edition, profile_image)}
              follows={words.about.photographFollows}
              sizes="8rem"
            />
            <figcaption>{name ? `${name} (${designation})` : designation}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The form, and beside it the place: whoever looks for the one sees the other. */
function WriteOrVisit(edition: Edition) {
  const { content, words } = edition;
  const text = content.contact;
  const { labels, none, contact, reasons } = words.messages;
  return (
    <section className={layout.section} id="write">
      <div className={`${layout.wrap} ${pageColumns.columns} ${styles.write}`}>
        <div className={styles.intro} data-no-print>
          <h2>{text.form.heading}</h2>
          <p className={layout.lead}>{text.form.note}</p>
        </div>
        <div className={`${layout.stack} ${styles.card}`} data-ground="white" data-no-print>
          <ContactForm
            office={officeOf(edition)}
            words={{ ...words.contactForm, messages: { labels, none, contact, reasons } }}
          />
          <FormHelp edition={edition} links={words.contact.help} />
        </div>
        <Visit {...edition} />
      </div>
    </section>
  );
}

/** The line from Guntur by Phirangipuram to the west, between the towns of the model. */
function Railway() {
  return (
    <svg className={styles.railway} viewBox="0 0 100 62.5" aria-hidden="true">
      {['line', 'sleepers'].map((part) => (
        <path
          key={part}
          data-part={part}
          d="M15 36C18 34 21 33 24.5 32.6M41 32C47 30 53 29.5 59 29.5M76 28.5C78 28 80 27.3 82 26.4"
        />
      ))}
    </svg>
  );
}

function Visit(edition: Edition) {
  const { content, words } = edition;
  const { contact: text, site } = content;
  const chat = {
    name: words.shell.footer.whatsapp,
    url: chatLink(site.phone, site.chatGreeting),
  };
  return (
    <div id="visit" className={styles.visit} data-ground={text.ground}>
      <h2>{text.map.heading}</h2>
      <div className={styles.district}>
        <Picture picture={picture(edition, text.picture)} sizes={`${belowLaptop} 100vw, 40rem`} />
        {/* The names of places belong to this drawing alone. */}
        {text.picture === 'hero-district' && (
          <>
            <Railway />
            <span className={styles.place} data-place="locality" aria-hidden="true">
              {site.address.locality}
            </span>
            <span className={styles.place} data-place="district" aria-hidden="true">
              {site.address.district}
            </span>
          </>
        )}
      </div>
      <div>
        <address>{describeAddress(edition)}</address>
        <p className={layout.small}>{text.map.text}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink href={site.mapUrl} target="_blank" rel="noopener" icon="pin">
          {words.contact.openMap}
          <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
        </ButtonLink>
        <div className={`${layout.stack} ${layout.needsScript}`}>
          <Button
            variant="line"
            icon="link"
            {...{
              [attribute.copyText]: site.mapUrl,
              [attribute.copied]: words.copyLink.copied,
            }}
          >
            {words.copyLink.button}
          </Button>
        </div>
      </div>
      <div className={`${layout.cluster} ${styles.social}`}>
        <h3>{text.social.heading}</h3>
        {[...site.social, chat].map(({ name, url }) => (
          <a key={name} className={layout.textLink} href={url} target="_blank" rel="noopener">
            {name}
            <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
