import { AdmissionLine } from '#src/components/admission-state/admission-line.tsx';
import { ArrowLink } from '#src/components/arrow-link/arrow-link.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Faq } from '#src/components/faq/faq.tsx';
import { FormHelp } from '#src/components/form-help/form-help.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Points } from '#src/components/points/points.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { admissionLine } from '#src/content/views/admission-lines.ts';
import { feeLevels, knowsFees, sharedFees } from '#src/content/views/fee-levels.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { languages } from '#src/languages.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { faqPage } from '#src/lib/structured-data.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { documents } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './admissions.module.css';
import { CoursesTable } from './courses-table.tsx';
import { FeeTable } from './fee-table.tsx';
import { EnquiryForm } from './islands.ts';
import { Costs, Money } from './money.tsx';

export const page: PageModule = {
  script: 'parts',
  meta(edition) {
    const { title, description } = edition.content.admissions;
    return {
      title,
      description,
      crumbs: [{ title }],
      structuredData: [faqPage(questions(edition), languages[edition.lang].tag)],
    };
  },
  Page({ edition, trail, builtOn }) {
    const { content, words } = edition;
    const { why, faq } = content.admissions;
    return (
      <>
        <PageHead
          {...headOf(edition, content.admissions)}
          trail={trail}
          actions={
            <>
              <ButtonLink href="#enquiry" big>
                {words.admissions.enquire}
              </ButtonLink>
              <ButtonLink href="#fees" big variant="line">
                {words.admissions.seeFees}
              </ButtonLink>
            </>
          }
        />
        <Section heading={why.heading}>
          <Points points={why.points} />
        </Section>
        <Courses edition={edition} builtOn={builtOn} />
        <FeesAndScholarships edition={edition} />
        <Money edition={edition} />
        <Costs {...edition} />
        <Enquiry {...edition} />
        <section className={layout.section}>
          <div className={`${layout.wrap} ${styles.faq}`}>
            <h2>{faq.heading}</h2>
            <Faq questions={questions(edition)} />
          </div>
        </section>
      </>
    );
  },
};

function questions({ content, href }: Edition) {
  return content.admissions.faq.items.map(({ question, answer }) => ({
    question,
    answer: toHtml(answer, href),
  }));
}

function Courses({ edition, builtOn }: Pick<PageProps, 'edition' | 'builtOn'>) {
  const { content, words, href } = edition;
  const { courses, 'what-can-i-study': finder } = content;
  const { heading, note, levels } = content.admissions.courses;
  return (
    <Section
      id="courses"
      ground="white"
      heading={heading}
      aside={<p className={layout.small}>{note}</p>}
    >
      <div className={styles.beside}>
        <CoursesTable
          label={heading}
          levels={levels.map(({ category, ...level }) => ({
            ...level,
            courses: courses.courses
              .filter((course) => course.category === category)
              .map(({ id, name, intake, link }) => ({ id, name, intake, link: href(link) })),
          }))}
          words={{ columns: words.admissions.columns, about: words.admissions.about }}
        />
        <div className={styles.aside}>
          <AdmissionLine {...admissionLine(edition, builtOn)} />
          <ArrowLink href={href('/courses/what-can-i-study')}>{finder.invite}</ArrowLink>
          <p className={styles.elsewhere}>
            {courses.elsewhere.text}
            {courses.elsewhere.links.map(({ title, path }) => (
              <a key={path} className={layout.textLink} href={href(path)}>
                {title}
              </a>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}

function FeesAndScholarships({ edition }: { edition: Edition }) {
  const { content, words, href } = edition;
  const { fees } = content;
  const { heading, text, download } = content.admissions.fees;
  return (
    <Section id="fees" heading={heading}>
      <div className={styles.beside}>
        {knowsFees(edition) ? (
          <FeeTable
            caption={words.admissions.fees}
            columns={fees.columns}
            levels={feeLevels(edition)}
            shared={sharedFees(edition)}
          />
        ) : (
          <AskForFees {...edition} />
        )}
        <div className={styles.aside}>
          <a className={styles.download} data-ground="indigo" href={href(documents.fees)} download>
            <Icon name="download" size={34} />
            <span>
              <b>
                {download} {fees.year}
              </b>
              <span className={layout.small}>{words.admissions.pdf}</span>
            </span>
          </a>
          {knowsFees(edition) && <Prose html={toHtml(text, href)} />}
        </div>
      </div>
    </Section>
  );
}

/** A table in which every line says the same would help nobody. */
function AskForFees({ content, words, href }: Edition) {
  const { ask, text, chat } = content.admissions.fees;
  const { phone } = content.site;
  return (
    <div className={styles.ask}>
      <p className={styles.announced}>{ask}</p>
      <Prose html={toHtml(text, href)} />
      <div className={layout.cluster}>
        <ButtonLink href={telephoneLink(phone)} icon="call">
          {words.actions.call}
        </ButtonLink>
        <ButtonLink href={chatLink(phone, chat)} icon="chat" variant="line">
          {words.admissions.ask}
        </ButtonLink>
      </div>
    </div>
  );
}

function Prose({ html }: { html: string }) {
  return (
    <div className={`${layout.ticks} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function Enquiry({ content, words, href }: Edition) {
  const { phone, email, chatGreeting } = content.site;
  const { heading, text, points, next, success, follow } = content.admissions.enquiry;
  const { labels, none, enquiry, programs, countries } = words.messages;
  return (
    <section className={layout.section} data-ground="madder" id="enquiry">
      <div className={`${layout.wrap} ${styles.enquiry}`}>
        <div className={styles.pitch}>
          <h2>{heading}</h2>
          <p className={layout.lead}>{text}</p>
          <ul className={layout.ticks}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.card} data-ground="white">
          <EnquiryForm
            phone={phone}
            email={email}
            before={next}
            success={success}
            follow={follow}
            papers={{ title: content.papers.invite, path: href('/admissions/documents') }}
            words={{
              ...words.enquiryForm,
              optional: words.form.optional,
              send: { ...words.send, newTab: words.actions.newTab },
              messages: { labels, none, enquiry, programs, countries },
            }}
          />
          <FormHelp
            phone={phone}
            email={email}
            greeting={chatGreeting}
            privacy={{ title: content.privacy.title, path: href('/privacy-policy') }}
            words={words.form}
          />
        </div>
      </div>
    </section>
  );
}
