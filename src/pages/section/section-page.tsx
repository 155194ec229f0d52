import { enquiryLink } from '#src/admissions/enquiry-link.ts';
import type { Crumb } from '#src/components/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { QuickNavigation } from '#src/components/quick-navigation/quick-navigation.tsx';
import { picture } from '#src/content/pictures.ts';
import type { Programme } from '#src/content/programme-schema.ts';
import { href, type Path, sectionStart, sections } from '#src/routes.ts';
import { ProgrammeFacts } from './programme-facts.tsx';
import styles from './section.module.css';
import { SubPage } from './sub-page.tsx';

type SectionPageProps = {
  programme: Programme;
  slug: string;
  site: { phone: string };
};

export function SectionPage({ programme, slug, site }: SectionPageProps) {
  const { hero, ground, indicative } = programme;
  const page = programme.pages[slug];
  if (!page) throw new Error(`Programme '${programme.id}' has no page '${slug}'.`);
  const links = subPageLinks(programme);
  const position = links.findIndex((link) => link.slug === slug);
  const current = links[position]?.path ?? '';
  return (
    <>
      <PageHead
        ground={ground}
        crumbs={sectionCrumbs(programme, slug)}
        title={hero.heading}
        titleAs="p"
        lead={hero.tagline}
        picture={picture(hero.picture)}
        fading={hero.fades ?? false}
        actions={
          <ButtonLink href={href('/admissions')} big icon="apply" data-no-print>
            Admission
          </ButtonLink>
        }
      />
      <div className={`wrap ${styles.columns}`} data-start={position === 0}>
        <div className={styles.side}>
          <div className={styles.navigation}>
            <QuickNavigation links={links} current={current} homeHref={href('/')} />
          </div>
          <ProgrammeFacts programme={programme} />
        </div>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1 className={styles.title}>{page.title}</h1>
            {indicative && <p className={styles.indicative}>{indicative}</p>}
            <p className="lead">{page.lead}</p>
            {page.telugu && (
              <p className={`telugu ${styles.telugu}`} lang="te">
                {page.telugu}
              </p>
            )}
          </header>
          <SubPage programme={programme} page={page} phone={site.phone} />
          <Neighbours previous={links[position - 1]} next={links[position + 1]} />
          <Admission programme={programme} />
        </article>
      </div>
    </>
  );
}

/** Where a sub-page stands on the site. */
export function sectionCrumbs({ id, name, pages }: Programme, slug: string): Crumb[] {
  const isStart = sections[id].pages[0] === slug;
  return [
    { title: 'Home', path: href('/') },
    { title: 'Courses', path: href('/courses') },
    isStart ? { title: name } : { title: name, path: sectionStart(id) },
    ...(isStart ? [] : [{ title: pages[slug]?.nav ?? slug }]),
  ];
}

type SubPageLink = { slug: string; title: string; path: Path };

function subPageLinks({ id, pages }: Programme): SubPageLink[] {
  return sections[id].pages.map((slug) => ({
    slug,
    title: pages[slug]?.nav ?? slug,
    path: `${sections[id].base}/${slug}` as Path,
  }));
}

type NeighboursProps = { previous: SubPageLink | undefined; next: SubPageLink | undefined };

function Neighbours({ previous, next }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label="Previous and next page" data-no-print>
      {previous && (
        <a className={styles.previous} href={previous.path} rel="prev">
          <Icon name="back" />
          <span>
            <small>Previous</small>
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.path} rel="next" data-ground="indigo">
          <span>
            <small>Next</small>
            {next.title}
          </span>
          <Icon name="arrow" size={28} />
        </a>
      )}
    </nav>
  );
}

function Admission({ programme }: { programme: Programme }) {
  return (
    <aside className={styles.admission} aria-labelledby="admission" data-no-print>
      <h2 id="admission">Would you like to join {programme.fullName}?</h2>
      <ButtonLink href={enquiryLink(href('/admissions'), programme)} icon="apply">
        Send an enquiry
      </ButtonLink>
    </aside>
  );
}
