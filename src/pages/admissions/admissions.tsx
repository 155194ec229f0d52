import { ButtonLink } from '#src/components/button/button.tsx';
import { Faq } from '#src/components/faq/faq.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Points } from '#src/components/points/points.tsx';
import { content } from '#src/content/content.ts';
import { feeLevels, knowsFees, sharedFees } from '#src/content/fee-levels.ts';
import { toHtml } from '#src/content/markdown.ts';
import { picture } from '#src/content/pictures.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { breadcrumbList, faqPage } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './admissions.module.css';
import { FeeTable } from './fee-table.tsx';
import { CoursesTable, EnquiryForm } from './islands.ts';

const { admissions: text, catalogue, fees, site } = content;
const { phone, email } = site;
const crumbs = [{ title: 'Home', path: href('/') }, { title: text.title }];
const questions = text.faq.items.map(({ question, answer }) => ({
  question,
  answer: toHtml(answer),
}));

export const admissions: PageModule = {
  meta: () => ({
    title: text.title,
    description: text.description,
    structuredData: [breadcrumbList(site.origin, crumbs), faqPage(questions)],
  }),
  Page: () => (
    <>
      <PageHead
        ground="flour"
        crumbs={crumbs}
        telugu={text.telugu}
        title={text.heading}
        lead={text.lead}
        picture={picture('hero-bus-h')}
        actions={
          <>
            <ButtonLink href="#enquiry" big>
              Enquire now
            </ButtonLink>
            <ButtonLink href="#fees" big variant="line">
              See fees
            </ButtonLink>
          </>
        }
      />
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2>{text.why.heading}</h2>
          </div>
          <Points points={text.why.points} />
        </div>
      </section>
      <Courses />
      <FeesAndScholarships />
      <Enquiry />
      <section className="section">
        <div className={`wrap ${styles.faq}`}>
          <h2>{text.faq.heading}</h2>
          <Faq questions={questions} />
        </div>
      </section>
    </>
  ),
};

function Courses() {
  const levels = text.courses.levels.map(({ category, ...level }) => ({
    ...level,
    courses: catalogue.courses
      .filter((course) => course.category === category)
      .map(({ id, name, intake, link }) => ({ id, name, intake, link })),
  }));
  return (
    <section className="section" data-ground="white" id="courses">
      <div className="wrap">
        <div className="section-head">
          <h2>{text.courses.heading}</h2>
          <p className="small">{text.courses.note}</p>
        </div>
        <a className={`text-link ${styles.finder}`} href={href('/courses/what-can-i-study')}>
          {content.whatCanIStudy.invite} <Icon name="arrow" />
        </a>
        <CoursesTable label={text.courses.heading} levels={levels} />
        <p className={styles.elsewhere}>
          {catalogue.elsewhere.text}{' '}
          {catalogue.elsewhere.links.map(({ title, path }) => (
            <a key={path} className="text-link" href={path}>
              {title}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

function FeesAndScholarships() {
  const { heading, download, scholarships } = text.fees;
  return (
    <section className="section" id="fees">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
        </div>
        <div className={styles.fees}>
          {knowsFees(content) ? (
            <FeeTable
              columns={fees.columns}
              levels={feeLevels(content)}
              shared={sharedFees(content)}
            />
          ) : (
            <AskForFees />
          )}
          <div className={styles.aside}>
            <a
              className={styles.download}
              data-ground="indigo"
              href="/docs/fee-structure.pdf"
              download
            >
              <Icon name="download" size={34} />
              <span>
                <b>
                  {download} {fees.year}
                </b>
                <span className="small">PDF, one page for each level</span>
              </span>
            </a>
            {knowsFees(content) && <Prose markdown={text.fees.text} />}
          </div>
        </div>
        <div className={styles.scholarships} id="scholarships">
          <h3>{scholarships.heading}</h3>
          <Prose markdown={scholarships.text} />
        </div>
      </div>
    </section>
  );
}

/** A table in which every line says the same would help nobody. */
function AskForFees() {
  return (
    <div className={styles.ask}>
      <p className={styles.announced}>{text.fees.ask}</p>
      <Prose markdown={text.fees.text} />
      <div className="cluster">
        <ButtonLink href={telephoneLink(phone)} icon="call">
          Call {phone}
        </ButtonLink>
        <ButtonLink href={chatLink(phone, text.fees.chat)} icon="chat" variant="line">
          Ask on WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}

function Prose({ markdown }: { markdown: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: toHtml(markdown) }} />;
}

function Enquiry() {
  const { heading, points, next, success, follow } = text.enquiry;
  return (
    <section className="section" data-ground="madder" id="enquiry">
      <div className={`wrap ${styles.enquiry}`}>
        <div className={styles.pitch}>
          <h2>{heading}</h2>
          <p className="lead">{text.enquiry.text}</p>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{next}</p>
        </div>
        <div className={styles.card} data-ground="white">
          <EnquiryForm phone={phone} email={email} success={success} follow={follow} />
          <p className={`small ${styles.otherwise}`}>
            If the form does not answer, <a href={telephoneLink(phone)}>call {phone}</a>,{' '}
            <a href={chatLink(phone, site.chatGreeting)}>chat on WhatsApp</a> or{' '}
            <a href={mailLink({ to: email })}>write to {email}</a>. What becomes of your details:{' '}
            <a href={href('/privacy-policy')}>Privacy Policy</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
