import type { Edition } from '#src/content/check/edition.ts';
import { pageMeta } from '#src/content/views/page-meta.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { typeset } from '#src/lib/tied-text.ts';
import type { PageModule } from '#src/pages/page.ts';
import { type PageName, routes, sectionIds, subPages } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { SiteSearch } from '#src/ui/site-search/site-search.tsx';
import styles from './search.module.css';

export const page: PageModule = {
  Page({ edition, breadcrumb }) {
    const { search } = edition.content;
    return (
      <>
        <PageHead {...headOf(edition, search)} breadcrumb={breadcrumb} />
        <div className={`${layout.wrap} ${layout.pageBody} ${layout.stack} ${styles.search}`}>
          <p className={styles.withoutScript}>{search.withoutScript}</p>
          <SiteSearch {...edition} />
          <AllPages {...edition} />
        </div>
      </>
    );
  },
};

/** Listed below their course; this page; and those that stand for what is not there. */
const apart: readonly PageName[] = ['section', 'search', 'under-development', 'offline'];

/** Every page of the edition: what there is without a script, and without a find. */
function AllPages(edition: Edition) {
  const { content, href } = edition;
  const { all, others } = content.search;
  const groups = [
    {
      heading: others,
      pages: routes.filter(({ page }) => !apart.includes(page)),
    },
    ...sectionIds.map((id) => ({
      heading: content.programmes[id].fullName,
      pages: subPages(id),
    })),
  ];
  return (
    <nav aria-labelledby="all-pages">
      <h2 id="all-pages">{all}</h2>
      <div className={styles.groups}>
        {groups.map(({ heading, pages }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul className={styles.pages}>
              {pages.map((route) => (
                <li key={route.path}>
                  <a className={layout.rowLink} href={href(route.path)}>
                    {typeset(
                      route.page === 'home' ? content.site.name : pageMeta(edition, route).title,
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
