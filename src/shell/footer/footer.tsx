import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import type { SaidOfOffice } from '#src/client/dates.ts';
import { describeAddress, describeDays, describeHours } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { type Route, sectionIds, sectionStart } from '#src/routes.ts';
import { LanguageLinks } from '#src/shell/languages/languages.tsx';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { MailAddress } from '#src/ui/mail-address/mail-address.tsx';
import styles from './footer.module.css';

type FooterProps = { edition: Edition; route: Route; builtOn: Date };

export function Footer({ edition, route, builtOn }: FooterProps) {
  const { content, words, href } = edition;
  const { site, programmes } = content;
  const { footer } = words.shell;
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className={layout.zari} aria-hidden="true" />
      <div className={layout.wrap}>
        <div className={styles.about}>
          <div className={styles.name}>
            {site.shortName}{' '}
            <span className={layout.telugu} lang="te">
              {site.teluguName}
            </span>
          </div>
          <p>{site.footer.blurb}</p>
          <div className={styles.visit}>
            <p
              className={styles.hoursTitle}
              {...{ [attribute.officeHours]: JSON.stringify(saidOfOffice(edition, builtOn)) }}
            >
              {footer.hours}
            </p>
            {site.hours.map((line) => (
              <p key={line.days.join()}>
                {describeDays(edition, line)} {describeHours(edition, line)}
              </p>
            ))}
            <address>
              {describeAddress(edition)}{' '}
              <a href={site.mapUrl} target="_blank" rel="noopener">
                {footer.map}
                <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
              </a>
            </address>
          </div>
        </div>
        <p className={styles.printed}>
          {site.phone} ({footer.whatsapp}), {site.email}, {new URL(site.origin).host}
        </p>
        <nav className={styles.lists} aria-label={footer.label}>
          <List title={footer.courses}>
            {sectionIds.map((id) => (
              <a key={id} href={href(sectionStart(id))}>
                {programmes[id].name}
              </a>
            ))}
          </List>
          <List title={footer.links}>
            {site.footer.quickLinks.map(({ title, path }) => (
              <a key={path} href={href(path)}>
                {title}
              </a>
            ))}
          </List>
          <List title={footer.contact}>
            <a href={telephoneLink(site.phone)}>{site.phone}</a>
            <a href={mailLink({ to: site.email })}>
              <MailAddress text={site.email} />
            </a>
            <a href={chatLink(site.phone, site.chatGreeting)}>{footer.whatsapp}</a>
            {site.social.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noopener">
                {name}
                <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
              </a>
            ))}
          </List>
        </nav>
        <div className={styles.base}>
          <p>
            © <span {...{ [attribute.currentYear]: true }}>{indianDay(builtOn).slice(0, 4)}</span>{' '}
            {site.name}. {site.footer.pictures[content.hasPhotographs ? 'mixed' : 'drawn']}{' '}
            {site.footer.credit}
          </p>
          <p>
            <LanguageLinks lang={edition.lang} route={route} />
            <a href={href('/terms-and-conditions')}>{footer.terms}</a>
            <a href={href('/privacy-policy')}>{footer.privacy}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The hours and days off as `src/client/dates.ts` reads them; days that are over stay behind. */
function saidOfOffice({ content, words }: Edition, builtOn: Date): SaidOfOffice {
  const { hours, daysOff } = content.site;
  const { open, closed, holiday, holidays } = words.shell.footer;
  const { republic, independence, gandhi } = holidays;
  const built = indianDay(builtOn);
  const say = (name: string) => fill(holiday, { name });
  return {
    hours,
    daysOff: daysOff
      .filter(({ from, to = from }) => to >= built)
      .map(({ name, ...days }) => ({ ...days, text: name && say(name) })),
    open,
    closed,
    holidays: [republic, independence, gandhi].map(say),
  };
}

/** The links of a group: a line on wide screens, a fold on phones. */
function List({ title, children }: { title: string; children: ReactNode }) {
  const items = [children].flat();
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <details {...{ [attribute.foldedOn]: belowLaptop }}>
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <ul className={styles.list}>
          {items.flat().map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once
            <li key={index}>{item}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
