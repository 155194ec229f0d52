import type { Edition } from '#src/content/check/edition.ts';
import { answered } from '#src/content/views/faq.ts';
import { illustration, picture } from '#src/content/views/pictures.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { grounds, medals } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { waysToAsk } from '#src/ui/ask/ask-section.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Choice } from '#src/ui/choice/choice.tsx';
import { CourseCard } from '#src/ui/course-card/course-card.tsx';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { ErrorBanner } from '#src/ui/error-banner/error-banner.tsx';
import { Faq } from '#src/ui/faq/faq.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/ui/field/field.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { FormHelp, officeOf } from '#src/ui/form-help/form-help.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { Icon, iconNames } from '#src/ui/icon/icon.tsx';
import { List } from '#src/ui/list/list.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import { MissingNotice } from '#src/ui/missing-notice/missing-notice.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Points } from '#src/ui/points/points.tsx';
import { QuickNavigation } from '#src/ui/quick-navigation/quick-navigation.tsx';
import { CopyMessage, SendYourself } from '#src/ui/send-yourself/send-yourself.tsx';
import { Slideshow } from '#src/ui/slideshow/slideshow.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import { WaysToAsk } from '#src/ui/ways-to-ask/ways-to-ask.tsx';
import { WovenKey } from '#src/ui/woven-year/woven-key.tsx';
import { WovenYear } from '#src/ui/woven-year/woven-year.tsx';
import styles from './components.module.css';
import { Example } from './example.tsx';
import { FactExamples } from './fact-examples.tsx';
import { CopyExample } from './islands.ts';

/** Samples are the edition's own texts, so that every language can be looked at in every state. */
export const page: PageModule = {
  script: ['widgets', 'questions', 'checklist'],
  noindex: true,
  Page: Components,
};

function Components({ edition, breadcrumb, builtOn }: PageProps) {
  const { content, words, href } = edition;
  const { bachelor, home, site } = content;
  return (
    <>
      <PageHead
        ground="mist"
        breadcrumb={breadcrumb}
        heading={Components.name}
        lead={bachelor.lead}
        greeting={site.teluguName}
        picture={picture(edition, 'hero-campus-h')}
        actions={<ButtonLink href={href('/')}>{words.actions.home}</ButtonLink>}
      />
      <Example edition={edition} of={[Button, ButtonLink, Breadcrumb]}>
        {grounds.map((ground) => (
          <div key={ground} className={styles.field} data-ground={ground}>
            <h3>{ground}</h3>
            <p>{bachelor.lead}</p>
            <p className={layout.lead}>{bachelor.lead}</p>
            <p className={layout.small}>{bachelor.lead}</p>
            <p className={layout.telugu} lang="te">
              {site.teluguName}
            </p>
            <List lines={bachelor.choosing.points} />
            <ArrowLink href={href('/')}>{words.actions.home}</ArrowLink>
            <div className={layout.cluster}>
              <Button>{words.courses.searchButton}</Button>
              <Button variant="line">{words.courses.showAll}</Button>
              <Button big icon="chat">
                {words.actions.chat}
              </Button>
              <Button disabled>{words.enquiryForm.submit}</Button>
              <ButtonLink href={href('/')} variant="line" icon="call">
                {words.actions.call}
              </ButtonLink>
            </div>
            {breadcrumb}
          </div>
        ))}
      </Example>
      <Example edition={edition} of={[Icon, Medal]}>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
        <div className={layout.cluster}>
          {medals.map((name) => (
            <Medal key={name} name={name} />
          ))}
        </div>
      </Example>
      <FormExamples edition={edition} />
      <ContentExamples edition={edition} />
      <FactExamples edition={edition} builtOn={builtOn} />
      <Slideshow edition={edition} {...home.hero} />
      <Gallery edition={edition} {...home.gallery} />
    </>
  );
}

function FormExamples({ edition }: { edition: Edition }) {
  const { content, words } = edition;
  const { shortName, chatGreeting } = content.site;
  const office = officeOf(edition);
  const { contactForm: form, enquiryForm: enquiry, messages } = words;
  const message = {
    subject: fill(messages.contact, { reason: messages.reasons.Other }),
    text: chatGreeting,
  };
  return (
    <>
      <Example edition={edition} of={[ErrorBanner, Field, SelectField, TextAreaField, FormHelp]}>
        <form method="dialog">
          <ErrorBanner message={form.errors.fullName}>
            <p>{form.kept}</p>
          </ErrorBanner>
          <Fields optional={words.form.optional}>
            <Field label={form.fullName} name="a" required />
            <Field label={form.phone} name="b" hint={enquiry.programHint} />
            <Field label={form.fullName} name="c" defaultValue={shortName} required />
            <Field
              label={form.email}
              name="d"
              defaultValue={shortName}
              error={form.errors.emailFormat}
              required
            />
            <Field label={form.phone} name="e" disabled />
            <SelectField
              label={enquiry.country}
              name="f"
              options={Object.entries(messages.countries).map(([value, label]) => ({
                value,
                label,
              }))}
              placeholder={enquiry.chooseCountry}
            />
            <SelectField
              label={form.reason}
              name="g"
              options={Object.entries(messages.reasons).map(([value, label]) => ({ value, label }))}
              placeholder={form.chooseReason}
              error={form.errors.reason}
              required
            />
            <TextAreaField
              label={form.comments}
              name="h"
              wide
              error={form.errors.comments}
              required
            />
          </Fields>
          <FormHelp edition={edition} />
        </form>
      </Example>
      <Example edition={edition} of={[Choice]}>
        <div className={layout.cluster}>
          <Choice label={words.finder.yes} type="checkbox" defaultChecked />
          <Choice label={words.finder.no} type="checkbox" />
          <Choice label={words.finder.yes} type="radio" name="i" defaultChecked />
          <Choice label={words.finder.no} type="radio" name="i" />
        </div>
      </Example>
      <Example edition={edition} of={[SendYourself, CopyMessage]}>
        <SendYourself message={message} office={office} />
        <CopyExample message={message} office={office} />
      </Example>
    </>
  );
}

function ContentExamples({ edition }: { edition: Edition }) {
  const { content, words, href, describe } = edition;
  const { admissions, bachelor, programmes, site } = content;
  const { view, duration: durationLabel } = words.courses;
  const courses = bachelor.courses.map(({ programme }) => programmes[programme]);
  const columns = words.section.tables.planColumns;
  return (
    <>
      <Example edition={edition} of={[Tabs]}>
        <Tabs
          label={admissions.courses.heading}
          tabs={admissions.courses.levels.map(({ id, title }) => ({ id, title, panel: title }))}
        />
      </Example>
      <Example edition={edition} of={[WovenYear, WovenKey]}>
        <WovenKey edition={edition} today={indianDay(new Date())} />
        <WovenYear
          edition={edition}
          today={indianDay(new Date())}
          below={(id) => <Fold summary={id}>{id}</Fold>}
        />
      </Example>
      <Example edition={edition} of={[Faq, Fold]}>
        <Faq questions={answered(edition, admissions.faq.items)} />
      </Example>
      <Example edition={edition} of={[CourseCard, Points]}>
        <div className={styles.cards}>
          {courses.map(({ id, name, ground, hero, credential, duration }, index) => (
            <CourseCard
              key={id}
              ground={ground}
              name={name}
              path={href('/courses')}
              picture={illustration(edition, 'library-a')}
              kicker={words.courses.categories.bachelor}
              description={hero.tagline}
              facts={[{ label: durationLabel, value: describe.catalogueLength(duration) }]}
              {...(index === 0
                ? {
                    badge: describe.shortDuration(duration),
                    link: {
                      text: view,
                      label: fill(words.card.link, { action: view, course: name }),
                    },
                    note: credential,
                  }
                : {})}
            />
          ))}
        </div>
        <Points points={admissions.why.points} />
      </Example>
      <Example edition={edition} of={[DataTable]}>
        <DataTable
          caption={bachelor.heading}
          columns={[columns.program, columns.leadsTo, columns.subjects]}
          rows={courses.map(({ name, credential, entry: { subjects = [] } }) => [
            name,
            credential,
            subjects.map((subject) => words.rules.subjects[subject]),
          ])}
        />
      </Example>
      <Example edition={edition} of={[QuickNavigation]}>
        <QuickNavigation
          links={site.footer.quickLinks.map(({ title, path }) => ({ title, path: href(path) }))}
          current={href('/admissions')}
          homeHref={href('/')}
          words={{ ...words.section, home: words.actions.home }}
        />
      </Example>
      <Example edition={edition} of={[MissingNotice, WaysToAsk]}>
        <MissingNotice
          {...waysToAsk(edition)}
          notice={fill(words.section.missing.curriculum, { course: programmes.bpt.name })}
        >
          <p>{words.notice}</p>
        </MissingNotice>
        <WaysToAsk {...waysToAsk(edition)} />
      </Example>
    </>
  );
}
