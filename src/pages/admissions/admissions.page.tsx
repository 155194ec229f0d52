import type { Edition } from '#src/content/check/edition.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { endingsOf } from '#src/content/views/admission-dates.ts';
import { answered, faqData } from '#src/content/views/faq.ts';
import { feeLevels, knowsFees, sharedFees } from '#src/content/views/fee-levels.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { stateFees } from '#src/content/views/state-fees.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import type { PageModule } from '#src/pages/page.ts';
import { documents, sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { AdmissionLine } from '#src/ui/admission-line/admission-line.tsx';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { ApplySteps } from '#src/ui/apply-steps/apply-steps.tsx';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Faq } from '#src/ui/faq/faq.tsx';
import { FormHelp, officeOf } from '#src/ui/form-help/form-help.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { List } from '#src/ui/list/list.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Points } from '#src/ui/points/points.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import styles from './admissions.module.css';
import { CoursesTable } from './courses-table.tsx';
import { FeeTable } from './fee-table.tsx';
import { EnquiryForm } from './islands.ts';

export const page: PageModule = {
  script: ['widgets', 'drafts'],
  structuredData: (edition) => [faqData(edition, edition.content.admissions.faq.items)],
  Page({ edition, breadcrumb, builtOn }) {
    const { content, words } = edition;
    const { why, faq } = content.admissions;
    return (
      <>
        <PageHead
          {...headOf(edition, content.admissions)}
          breadcrumb={breadcrumb}
          actions={
            <>
              <ButtonLink href="#enquiry" big variant="apply">
                {words.admissions.enquire}
              </ButtonLink>
              <ButtonLink href="#fees" big variant="line">
                {words.admissions.seeFees}
              </ButtonLink>
            </>
          }
        />
        <div className={`${layout.wrap} ${styles.when}`}>
          <Tabs
            label={words.dates.woven.heading}
            tabs={sectionIds.map((id) => ({
              id: `when-${id}`,
              title: content.programmes[id].name,
              panel: <AdmissionLine edition={edition} builtOn={builtOn} id={id} asks={false} />,
            }))}
          />
          <p>
            <AdmissionState said={endingsOf(edition, indianDay(builtOn))} />
          </p>
        </div>
        <Section heading={why.heading}>
          <Points points={why.points} />
        </Section>
        <Courses {...edition} />
        <FeesAndScholarships edition={edition} />
        <Enquiry {...edition} />
        <section className={layout.section}>
          <div className={`${layout.wrap} ${layout.columns} ${styles.faq}`}>
            <h2>{faq.heading}</h2>
            <Faq questions={answered(edition, faq.items)} />
          </div>
        </section>
      </>
    );
  },
};

function Courses(edition: Edition) {
  const { content, href } = edition;
  const { courses, 'what-can-i-study': finder, 'may-i-join': mayIJoin } = content;
  const { heading, note } = content.admissions.courses;
  return (
    <Section
      id="courses"
      ground="white"
      heading={heading}
      aside={<p className={layout.small}>{note}</p>}
    >
      <CoursesTable {...edition} />
      <p className={styles.elsewhere}>
        <ArrowLink href={href('/courses#elsewhere')}>{courses.elsewhere.heading}</ArrowLink>
        <ArrowLink href={href('/courses/what-can-i-study')}>{finder.invite}</ArrowLink>
        <ArrowLink href={href('/admissions/may-i-join')}>{mayIJoin.invite}</ArrowLink>
      </p>
    </Section>
  );
}

function FeesAndScholarships({ edition }: { edition: Edition }) {
  const { content, words, href } = edition;
  const { fees } = content;
  const { heading, text, more, download, donation } = content.admissions.fees;
  const isKnown = knowsFees(edition);
  // The table of all courses is far longer than the words, so it takes the whole width below them.
  return (
    <Section
      id="fees"
      heading={heading}
      className={isKnown ? layout.stack : `${layout.columns} ${styles.fees}`}
    >
      <div className={isKnown ? `${layout.stack} ${layout.stackStart}` : layout.stack}>
        {!isKnown && <AskForFees {...edition} />}
        <Prose html={toHtml(text, href)} />
        <a
          className={styles.download}
          data-ground="indigo"
          href={href(documents.fees)}
          download
          data-no-print
        >
          <Icon name="download" size={34} />
          <span>
            <b>
              {download} {fees.year}
            </b>
            <span className={layout.small}>{words.admissions.pdf}</span>
          </span>
        </a>
      </div>
      <div className={layout.stack}>
        {isKnown ? (
          <FeeTable
            caption={words.admissions.fees}
            columns={fees.columns}
            levels={feeLevels(edition)}
            shared={sharedFees(edition)}
          />
        ) : (
          <Amounts {...edition} />
        )}
        <p className={styles.elsewhere}>
          {/* `src/client/widgets.ts` leads older addresses to the page behind this link. */}
          <ArrowLink id="scholarships" href={href('/admissions/costs#scholarships')}>
            {more}
          </ArrowLink>
          <ArrowLink href={href('/safety#donation')}>{donation}</ArrowLink>
          <ArrowLink href={href('/safety')}>{content.safety.title}</ArrowLink>
        </p>
      </div>
    </Section>
  );
}

/** While no amount of the college is known. */
function AskForFees({ content, words }: Edition) {
  const { ask, chat } = content.admissions.fees;
  return (
    <div className={`${layout.stack} ${layout.stackStart}`}>
      <p className={styles.announced}>{ask}</p>
      <ButtonLink href={chatLink(content.site.phone, untiedText(chat))} icon="chat">
        {words.admissions.ask}
      </ButtonLink>
    </div>
  );
}

/** In place of the college's own amounts: those of the State and of the scholarships. */
function Amounts(edition: Edition) {
  const { state, scholarships } = edition.content.costs;
  const groups: { heading: string; amounts: { name: string; amount: string }[] }[] = [
    {
      heading: state.heading,
      amounts: stateFees(edition).map(({ course, amount, year }) => ({
        name: course,
        amount: `${amount} (${year})`,
      })),
    },
    {
      heading: scholarships.heading,
      amounts: scholarships.schemes.map(({ name, year, gives }) => ({
        name: `${name} (${year})`,
        amount: gives,
      })),
    },
  ];
  return groups.map(({ heading, amounts }) => (
    <div key={heading}>
      <h3 className={styles.kind}>{heading}</h3>
      <dl className={styles.amounts}>
        {amounts.map(({ name, amount }) => (
          <div key={`${name} ${amount}`}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

function Enquiry(edition: Edition) {
  const { content, words, href } = edition;
  const { heading, points, next } = content.admissions.enquiry;
  const { labels, wish, enquiry, programs, countries } = words.messages;
  return (
    <section className={layout.section} data-ground="madder" id="enquiry" data-no-print>
      <div className={`${layout.wrap} ${layout.columns} ${styles.enquiry}`}>
        <div className={styles.pitch}>
          <div className={layout.stack}>
            <h2>{heading}</h2>
            <List lines={points} />
            <ApplySteps {...edition} />
          </div>
        </div>
        <div className={`${layout.stack} ${styles.card}`} data-ground="white">
          <EnquiryForm
            office={officeOf(edition)}
            before={next}
            nextYearFrom={content['what-can-i-study'].nextYearFrom}
            papers={{ title: content['documents'].invite, path: href('/admissions/documents') }}
            words={{
              ...words.enquiryForm,
              messages: { labels, wish, enquiry, programs, countries },
            }}
          />
          <FormHelp edition={edition} />
        </div>
      </div>
    </section>
  );
}
