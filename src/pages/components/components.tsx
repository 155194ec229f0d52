import type { ReactNode } from 'react';
import { Breadcrumb } from '#src/components/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#src/components/button/button.tsx';
import { Choice } from '#src/components/choice/choice.tsx';
import { CourseCard } from '#src/components/course-card/course-card.tsx';
import { DataTable } from '#src/components/data-table/data-table.tsx';
import { ErrorBanner } from '#src/components/error-banner/error-banner.tsx';
import { Faq } from '#src/components/faq/faq.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/components/field/field.tsx';
import { Gallery } from '#src/components/gallery/gallery.tsx';
import { Icon, iconNames } from '#src/components/icon/icon.tsx';
import { Medal } from '#src/components/medal/medal.tsx';
import { MissingNotice } from '#src/components/missing-notice/missing-notice.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Points } from '#src/components/points/points.tsx';
import { QuickNavigation } from '#src/components/quick-navigation/quick-navigation.tsx';
import { SendYourself } from '#src/components/send-yourself/send-yourself.tsx';
import { WaysToAsk } from '#src/components/ways-to-ask/ways-to-ask.tsx';
import { picture } from '#src/content/pictures.ts';
import { grounds, medal } from '#src/content/schemas.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import styles from './components.module.css';
import { CopyExample, Slideshow, TabsExample } from './islands.ts';

const phone = '+91 00000 00000';
const lorry = 'A line of text, as long as a line of text usually is.';

export const components: PageModule = {
  meta: () => ({
    title: 'Components',
    description: 'Every component of the site in every state, for those who work on it.',
    noindex: true,
  }),
  Page: Components,
};

function Components() {
  return (
    <>
      <PageHead
        ground="mist"
        crumbs={[{ title: 'Home', path: href('/') }, { title: 'Components' }]}
        title="Components"
        lead={lorry}
        telugu="నమస్కారం"
        picture={picture('hero-campus-h')}
        actions={<ButtonLink href={href('/')}>An action</ButtonLink>}
      />
      <Example title="Grounds, text, links and buttons">
        {grounds.map((ground) => (
          <div key={ground} className={styles.field} data-ground={ground}>
            <h3>{ground}</h3>
            <p>{lorry}</p>
            <p className="lead">A lead. {lorry}</p>
            <p className="small">Small. {lorry}</p>
            <p className="telugu" lang="te">
              నమస్కారం
            </p>
            <ul className="ticks">
              <li>A tick</li>
              <li>Another</li>
            </ul>
            <a className="text-link" href={href('/')}>
              A text link <Icon name="arrow" />
            </a>
            <div className="cluster">
              <Button>Main</Button>
              <Button variant="line">Line</Button>
              <Button big icon="chat">
                Big, with icon
              </Button>
              <Button disabled>Disabled</Button>
              <ButtonLink href={href('/')} variant="line" icon="call">
                Link
              </ButtonLink>
            </div>
            <Breadcrumb crumbs={[{ title: 'Home', path: href('/') }, { title: 'Here' }]} />
          </div>
        ))}
      </Example>
      <Example title="Icons and medallions">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
        <div className="cluster">
          {medal.options.map((name) => (
            <Medal key={name} name={name} />
          ))}
        </div>
      </Example>
      <Example title="Fields">
        <form method="dialog">
          <ErrorBanner message="Full name is required">
            <p>What else there is to do.</p>
          </ErrorBanner>
          <Fields>
            <Field label="Required" name="a" required />
            <Field label="Optional, with a hint" name="b" hint="With the country code" />
            <Field label="Filled" name="c" defaultValue="Lakshmi" required />
            <Field
              label="Wrong"
              name="d"
              defaultValue="lakshmi@"
              error="Invalid email format"
              required
            />
            <Field label="Disabled" name="e" disabled />
            <SelectField
              label="Choice"
              name="f"
              options={['One', 'Two']}
              placeholder="Choose one"
            />
            <SelectField
              label="Choice, wrong"
              name="g"
              options={['One', 'Two']}
              placeholder="Choose one"
              error="Reason is required"
              required
            />
            <TextAreaField label="Long text" name="h" wide error="Comments are required" required />
          </Fields>
        </form>
      </Example>
      <Example title="Choices">
        <div className="cluster">
          <Choice label="Chosen" type="checkbox" defaultChecked />
          <Choice label="Not chosen" type="checkbox" />
          <Choice label="One of two" type="radio" name="i" defaultChecked />
          <Choice label="The other" type="radio" name="i" />
        </div>
      </Example>
      <Example title="A message of the visitor's own">
        <SendYourself
          message={{ subject: 'Inquiry', text: 'A message.' }}
          phone={phone}
          email="office@college.example"
        />
        <CopyExample />
      </Example>
      <Example title="Tabs">
        <TabsExample />
      </Example>
      <Example title="Questions">
        <Faq
          questions={[
            { question: 'Is this open?', answer: '<p>The first one is.</p>' },
            { question: 'And this?', answer: '<p>Only when it is chosen.</p>' },
          ]}
        />
      </Example>
      <Example title="Cards and points">
        <div className={styles.cards}>
          {(['madder', 'turmeric', 'neem'] as const).map((ground, index) => (
            <CourseCard
              key={ground}
              headingLevel="h3"
              ground={ground}
              name={`Course ${index + 1}`}
              path={href('/courses')}
              picture={picture('library-a')}
              kicker="Bachelor Courses"
              description={lorry}
              facts={[{ label: 'Duration', value: '4 years' }]}
              {...(index === 0
                ? { badge: '2 years', linkText: 'View Course', note: 'A note.' }
                : {})}
            />
          ))}
        </div>
        <Points
          points={['One', 'Two', 'Three', 'Four'].map((heading) => ({ heading, text: lorry }))}
        />
      </Example>
      <Example title="Table">
        <DataTable
          caption="A table"
          columns={['Requirement', 'Details', 'List']}
          rows={[
            ['Education', lorry, ['One', 'Two']],
            ['Age', '17', []],
          ]}
        />
      </Example>
      <Example title="Section navigation">
        <QuickNavigation
          links={[
            { title: 'Here', path: href('/courses') },
            { title: 'There', path: href('/contact') },
          ]}
          current={href('/courses')}
          homeHref={href('/')}
        />
      </Example>
      <Example title="Missing content and ways to ask">
        <MissingNotice
          notice="BPT Curriculum data not found."
          phone={phone}
          admissionsHref={href('/admissions')}
          greeting="Hello"
        />
        <WaysToAsk phone={phone} admissionsHref={href('/admissions')} />
      </Example>
      <Slideshow
        label="Slides"
        slides={[
          {
            ground: 'indigo',
            picture: picture('hero-campus'),
            heading: 'First slide',
            text: lorry,
          },
          { ground: 'neem', picture: picture('hero-lab'), heading: 'Second slide' },
        ]}
      />
      <Gallery
        heading="Gallery"
        pictures={[
          { picture: picture('campus-b'), caption: 'One' },
          { picture: picture('mess-b'), caption: 'Two' },
          { picture: picture('bus-a'), caption: 'Three' },
          { picture: picture('lab-b'), caption: 'Four' },
        ]}
      />
    </>
  );
}

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
