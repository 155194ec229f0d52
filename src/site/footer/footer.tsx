import type { ReactNode } from 'react';
import { content } from '#src/content/content.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { describeHours } from '#src/lib/office-hours.ts';
import { href, sectionIds, sectionStart } from '#src/routes.ts';
import styles from './footer.module.css';

export function Footer({ year }: { year: number }) {
  const { site, programmes } = content;
  const { address } = site;
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className="zari" aria-hidden="true" />
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <p className={styles.name}>
              {site.shortName}
              <small>
                {site.kind}, {address.district} district.{' '}
                <span className="telugu" lang="te">
                  {site.telugu}
                </span>
              </small>
            </p>
            <p className={styles.blurb}>{site.footer.blurb}</p>
          </div>
          <div className={styles.visit}>
            <p className={styles.hoursTitle} data-office-hours={JSON.stringify(site.hours)}>
              Office hours
            </p>
            {site.hours.map((line) => (
              <p key={line.label}>
                {line.label} {describeHours(line)}
              </p>
            ))}
            <address>
              {address.campus}, {address.locality}, {address.district}, {address.state},{' '}
              {address.postalCode}
            </address>
            <a href={site.mapUrl} target="_blank" rel="noopener">
              Find us on the map
            </a>
          </div>
        </div>
        <p className={styles.printed} data-contact>
          {site.phone}, {site.email}, {new URL(site.origin).host}
        </p>
        <nav className={styles.weave} aria-label="Footer">
          <Row title="Courses">
            {sectionIds.map((id) => (
              <a key={id} href={sectionStart(id)}>
                {programmes[id].name}
              </a>
            ))}
          </Row>
          <Row title="Quick Links">
            {site.footer.quickLinks.map(({ title, path }) => (
              <a key={path} href={path}>
                {title}
              </a>
            ))}
          </Row>
          <Row title="Talk to us">
            <a href={telephoneLink(site.phone)}>{site.phone}</a>
            <a href={chatLink(site.phone, site.chatGreeting)}>WhatsApp</a>
            <a href={mailLink({ to: site.email })}>{site.email}</a>
            {site.social.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noopener">
                {name}
              </a>
            ))}
          </Row>
        </nav>
        <div className={styles.base}>
          <p>
            © <span data-year>{year}</span> {site.name}. {site.footer.pictures} {site.footer.credit}
          </p>
          <p>
            <a href={href('/terms-and-conditions')}>Terms and Conditions</a>
            <a href={href('/privacy-policy')}>Privacy Policy</a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  const items = [children].flat();
  return (
    <div className={styles.row}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {items.flat().map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
