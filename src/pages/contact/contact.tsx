import { Breadcrumb } from '#src/components/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Faq } from '#src/components/faq/faq.tsx';
import { Icon, type IconName } from '#src/components/icon/icon.tsx';
import { content } from '#src/content/content.ts';
import { toHtml } from '#src/content/markdown.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { describeHours } from '#src/lib/office-hours.ts';
import { breadcrumbList, faqPage } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './contact.module.css';
import { ContactForm, CopyLink } from './islands.ts';

const { contact: text, about, site } = content;
const { address, phone, email } = site;
const chat = chatLink(phone, site.chatGreeting);
const crumbs = [{ title: 'Home', path: href('/') }, { title: text.title }];
const questions = text.faq.items.map(({ question, answer }) => ({
  question,
  answer: toHtml(answer),
}));

export const contact: PageModule = {
  meta: () => ({
    title: text.title,
    description: text.description,
    structuredData: [breadcrumbList(site.origin, crumbs), faqPage(questions)],
  }),
  Page: () => (
    <>
      <Hero />
      <div className="zari" aria-hidden="true" />
      <Write />
      <Visit />
      <section className="section">
        <div className={`wrap ${styles.faq}`}>
          <h2>{text.faq.heading}</h2>
          <Faq questions={questions} />
        </div>
      </section>
    </>
  ),
};

function Hero() {
  const founders = about.governingBody.members.slice(0, 2);
  return (
    <div className={styles.hero} data-ground="indigo">
      <div className={`wrap ${styles.heroGrid}`}>
        <div className={styles.copy}>
          <Breadcrumb crumbs={crumbs} />
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          <p className="telugu" lang="te">
            {text.telugu}
          </p>
          <div className="cluster">
            <ButtonLink href={chat} big icon="chat">
              Chat on WhatsApp
            </ButtonLink>
            <ButtonLink href={telephoneLink(phone)} big icon="call" variant="line">
              {phone}
            </ButtonLink>
          </div>
        </div>
        <figure className={styles.founders}>
          <div className={styles.portraits}>
            {founders.map(({ id, name, designation, profile_image }) => (
              <img
                key={id}
                src={profile_image}
                width="400"
                height="460"
                alt={`Lotus monogram of the ${name ?? designation.toLowerCase()}`}
              />
            ))}
          </div>
          <figcaption>
            <p className={styles.words}>{text.founder.words}</p>
            <p className="small">
              {founders.map(({ name, designation }) => name ?? designation).join(' and ')}
            </p>
          </figcaption>
        </figure>
        <div className={styles.hours}>
          <h2>{text.hours.heading}</h2>
          <dl>
            {site.hours.map((line) => (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>{describeHours(line)}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{text.hours.note}</p>
        </div>
      </div>
    </div>
  );
}

function Write() {
  return (
    <section className="section" id="write">
      <div className={`wrap ${styles.write}`}>
        <div>
          <h2>{text.form.heading}</h2>
          <p className={`lead ${styles.note}`}>{text.form.note}</p>
          <ul className={styles.ways}>
            <Way icon="call" href={telephoneLink(phone)} title={phone} note={text.ways.call} />
            <Way icon="chat" href={chat} title="Chat on WhatsApp" note={text.ways.chat} />
            <Way icon="mail" href={mailLink({ to: email })} title={email} note={text.ways.mail} />
          </ul>
        </div>
        <div className={styles.card} data-ground="white">
          <ContactForm phone={phone} email={email} />
          <p className="small">
            If the form does not answer, <a href={telephoneLink(phone)}>call</a>,{' '}
            <a href={chat}>chat</a> or <a href={mailLink({ to: email })}>write</a>. What becomes of
            your details: <a href={href('/privacy-policy')}>Privacy Policy</a>.
          </p>
        </div>
      </div>
    </section>
  );
}

type WayProps = { icon: IconName; href: string; title: string; note: string };

function Way({ icon, href: address, title, note }: WayProps) {
  return (
    <li>
      <a className={styles.way} href={address}>
        <Icon name={icon} size={26} />
        <span>
          <b>{title}</b>
          <span className="small">{note}</span>
        </span>
        <Icon name="arrow" />
      </a>
    </li>
  );
}

function Visit() {
  return (
    <section className="section" data-ground="white" id="visit">
      <div className="wrap">
        <div className="section-head">
          <h2>{text.map.heading}</h2>
          <div className={styles.social}>
            <h3>{text.social.heading}</h3>
            {[...site.social, { name: 'WhatsApp', url: chat }].map(({ name, url }) => (
              <a key={name} className="text-link" href={url} target="_blank" rel="noopener">
                {name}
              </a>
            ))}
          </div>
        </div>
        <div className={styles.map}>
          <picture>
            <source
              media="(width < 40rem)"
              srcSet="/patterns/campus-map-phone.svg"
              width="600"
              height="460"
            />
            <img
              src="/patterns/campus-map.svg"
              width="1200"
              height="460"
              alt={text.map.drawing}
              loading="lazy"
            />
          </picture>
          <div className={styles.bar} data-ground="indigo">
            <div>
              <address>
                {address.campus}, {address.locality}, {address.district}, {address.state},{' '}
                {address.postalCode}
              </address>
              <p className="small">{text.map.text}</p>
            </div>
            <div className="cluster">
              <CopyLink url={site.mapUrl} />
              <ButtonLink href={site.mapUrl} target="_blank" rel="noopener" icon="pin">
                Open in Maps
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
