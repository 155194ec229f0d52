import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Programme, ProgrammePage } from '#src/content/schemas/programme.ts';
import { courseInForm } from '#src/content/views/offered-courses.ts';
import { pageMeta, pageOf } from '#src/content/views/page-meta.ts';
import { picture } from '#src/content/views/pictures.ts';
import { courseData } from '#src/domain/course-data.ts';
import { enquiryLink } from '#src/domain/enquiry-link.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PageModule, PageProps } from '#src/pages/page.ts';
import { documents, type SectionRoute, subPages } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { type HeadFact, PageHead } from '#src/ui/page-head/page-head.tsx';
import { QuickNavigation } from '#src/ui/quick-navigation/quick-navigation.tsx';
import neighboursStyles from './neighbours.module.css';
import styles from './section.module.css';
import { SubPage } from './sub-page.tsx';

/** Every sub-page of every course section; the programme's file says what is on it. */
export const page: PageModule<SectionRoute> = {
  script: ['send-file', 'questions'],
  structuredData(edition, route) {
    const { content, href, describe } = edition;
    const programme = content.programmes[route.section];
    const [start = route] = subPages(route.section);
    const { description } = pageMeta(edition, start);
    const { origin } = content.site;
    const courses = content.fees.levels.flatMap((level) => level.courses);
    const fee = courses.find((course) => course.programme === route.section);
    const known = {
      tuition: fee?.tuition ?? undefined,
      classes: content.dates.programmes[route.section].classes ?? undefined,
    };
    return [courseData(origin, href(start.path), description, programme, describe, known)];
  },
  Page: SectionPage,
};

function SectionPage({ edition, route, breadcrumb, builtOn }: PageProps<SectionRoute>) {
  const { content, words, href } = edition;
  const programme = content.programmes[route.section];
  const { hero, ground, indicative } = programme;
  const page = pageOf(programme, route.slug);
  // No line begins with the dash of `Intermediate - MPC Stream`.
  const title = page.title.replace(' - ', '\u00A0- ');
  const links = subPages(route.section).map(({ path, slug }) => ({
    title: pageOf(programme, slug).nav,
    path: href(path),
  }));
  const current = href(route.path);
  const position = links.findIndex(({ path }) => path === current);
  return (
    <>
      <PageHead
        ground={ground}
        breadcrumb={breadcrumb}
        heading={
          position > 0 ? (
            hero.heading
          ) : (
            <CourseTitle heading={hero.heading} course={programme.fullName} />
          )
        }
        lead={hero.tagline}
        title={position > 0 ? title : undefined}
        picture={picture(edition, hero.picture)}
        fading={hero.fades ?? false}
        actions={
          <ButtonLink
            href={enquiryLink(href('/admissions'), courseInForm(edition, programme.id), '')}
            big
            variant="apply"
            icon="apply"
            data-no-print
          >
            {words.actions.admission}
          </ButtonLink>
        }
        facts={factsOf(edition, programme, page)}
      />
      <div className={`${layout.wrap} ${styles.columns}`} data-edge={ground}>
        <div className={styles.side}>
          <div className={styles.navigation}>
            <QuickNavigation
              links={links}
              current={current}
              homeHref={href('/')}
              words={{ ...words.section, home: words.actions.home }}
            />
          </div>
        </div>
        <article className={`${layout.stack} ${styles.article}`}>
          <header className={styles.head}>
            {/* Under the name of a sub-page its tables would follow at the third level. */}
            <h2 className={position === 0 ? styles.title : layout.visuallyHidden}>{title}</h2>
            <p className={layout.lead}>{page.lead}</p>
            {indicative && <p className={`${layout.note} ${styles.indicative}`}>{indicative}</p>}
          </header>
          <SubPage edition={edition} programme={programme} page={page} builtOn={builtOn} />
          <Neighbours
            previous={links[position - 1]}
            next={links[position + 1]}
            words={words.section}
          />
          <Admission edition={edition} programme={programme} />
        </article>
      </div>
    </>
  );
}

/** In a heading that says more than the course's name, the name is large. */
function CourseTitle({ heading, course }: { heading: string; course: string }) {
  const [before, after, ...others] = heading.split(course);
  if (after === undefined || others.length > 0) return heading;
  return (
    <>
      {before && <span className={styles.beside}>{before}</span>}
      {course}
      {after && <span className={styles.beside}>{after}</span>}
    </>
  );
}

type SubPageLink = { title: string; path: string };
type NeighboursProps = {
  previous: SubPageLink | undefined;
  next: SubPageLink | undefined;
  words: { neighbours: string; previous: string; next: string };
};

function Neighbours({ previous, next, words }: NeighboursProps) {
  return (
    <nav className={neighboursStyles.neighbours} aria-label={words.neighbours} data-no-print>
      {previous && (
        <a className={neighboursStyles.previous} href={previous.path} rel="prev">
          <Icon name="back" size={28} />
          <span>
            <small>{words.previous}</small>
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a className={neighboursStyles.next} href={next.path} rel="next">
          <span>
            <small>{words.next}</small>
            {next.title}
          </span>
          <Icon name="arrow" size={28} />
        </a>
      )}
    </nav>
  );
}

type ProgrammeProps = { edition: Edition; programme: Programme };

function Admission({ edition, programme: { id, name } }: ProgrammeProps) {
  const { content, words, href } = edition;
  return (
    <aside className={styles.admission} aria-labelledby="admission" data-no-print>
      <h2 id="admission">{fill(words.section.join, { course: name })}</h2>
      <div className={layout.cluster}>
        <ButtonLink
          href={enquiryLink(href('/admissions'), courseInForm(edition, id))}
          variant="apply"
          icon="apply"
        >
          {words.section.enquire}
        </ButtonLink>
        <ButtonLink
          href={href(documents.sheets[id])}
          download
          {...{ [attribute.sendFile]: true }}
          variant="line"
          icon="download"
        >
          {words.sheet.send}
        </ButtonLink>
      </div>
      <p className={layout.small}>{words.sheet.page}</p>
      <ArrowLink href={href('/courses/sheets')}>{words.sheet.all}</ArrowLink>
      <ArrowLink href={`${href('/contact')}?course=${id}#plan`}>
        {content.contact.plan.link}
      </ArrowLink>
    </aside>
  );
}

/** The four facts that every visitor asks for first. One that is not known is left out. */
function factsOf(edition: Edition, programme: Programme, page: ProgrammePage): HeadFact[] {
  const { words, describe } = edition;
  const { duration, medium } = programme;
  const labels = words.section.facts;
  const study = describe.length({ years: duration.years });
  const length = describe.duration(duration);
  const intake = intakeOf(programme, page);
  const seats = intake.every((of) => of.seats !== null)
    ? describe.intake([{ seats: intake.reduce((sum, of) => sum + (of.seats ?? 0), 0) }])
    : describe.intake(intake);
  return [
    length.startsWith(study)
      ? {
          label: labels.length,
          figure: study,
          detail: without(/^[,\s]+/, length.slice(study.length)),
        }
      : { label: labels.length, figure: length },
    ...(seats
      ? [
          {
            label: labels.intake,
            figure: seats,
            detail: intake.length > 1 ? describe.intake(intake) : undefined,
          },
        ]
      : []),
    { label: labels.entry, ...entryOf(edition, programme) },
    ...(medium ? [{ label: labels.medium, figure: medium }] : []),
  ];
}

/** Of the stream that a page is about, or of the whole course. */
function intakeOf({ intake }: Programme, { show, of }: ProgrammePage): Programme['intake'] {
  const own = show === 'stream' ? intake.filter(({ group }) => group?.toLowerCase() === of) : [];
  return own.length > 0 ? own : intake;
}

/** In letters: a minimum that is longer is told in the note, its percentage in the figure. */
const longestFigure = 14;

/** The minimum, or the course that is needed before; what else is asked is the note. */
function entryOf({ words, describe }: Edition, { entry }: Programme): Omit<HeadFact, 'label'> {
  const { minimum, ...others } = entry;
  const asked = describe.entry(others);
  if (!minimum) {
    const figure = describe.either(entry.previous.map(describe.qualification));
    const isPass = entry.previous.includes('class-10');
    return { figure, detail: isPass ? words.finder.table.pass : without(figure, asked) };
  }
  const whole = describe.minimum(minimum);
  if (whole.length <= longestFigure) return { figure: whole, detail: asked };
  const figure = describe.minimum({ ...minimum, over: 'aggregate' });
  return { figure, detail: `${without(figure, whole)}; ${asked}` };
}

function without(part: string | RegExp, text: string): string {
  return text.replace(part, '').trim();
}
