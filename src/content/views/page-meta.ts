import type { Edition } from '#src/content/check/edition.ts';
import { longest } from '#src/content/schemas/fields.ts';
import type { Programme, ProgrammePage } from '#src/content/schemas/programme.ts';
import { courseList } from '#src/domain/course-data.ts';
import { shorten } from '#src/lib/shorten.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { type Path, type Route, routes, type SectionId, sectionStart } from '#src/routes.ts';

/** Title and description of a page, and its place on the site. */
export type PageMeta = {
  /** Without the institution's name, which the document adds; shortened where a search engine would cut it. */
  title: string;
  /**
   * Title in chats and social media, shortened in the same way: that of a course names place, entry and
   * seats, those of other pages institution and place.
   */
  preview: string;
  /** The same on the picture beside it, which names institution and place itself. */
  headline: string;
  /** Shortened in the same way. */
  description: string;
  /** Pages from below Home down to this one, which is the last and has no path. */
  crumbs: readonly { title: string; path?: string }[];
};

/** Title and description of a page from its content, and its breadcrumb from its address. */
export function pageMeta(edition: Edition, route: Route): PageMeta {
  const { title, preview = title, description, crumbs } = wholeMeta(edition, route);
  const { name, shortName, address } = edition.content.site;
  // Other programs show these, so nothing in them is for a line of the page.
  const short = (tied: string, limit: number) => {
    const text = untiedText(tied);
    return shorten(text.length > limit ? text.replaceAll(name, shortName) : text, limit);
  };
  // In a chat a title stands alone: it says whose it is and where, if it does not yet.
  const placed = `${preview} | ${shortName}, ${address.district}`;
  const isPlaced = preview !== title || preview.includes(shortName);
  const whole = isPlaced || untiedText(placed).length > longest.title ? preview : placed;
  return {
    title: short(title, longest.title),
    preview: short(whole, longest.title),
    headline: short(preview, longest.title),
    description: short(description, longest.description),
    crumbs,
  };
}

/**
 * Whether a page is that of the default language under another address: its title is not translated.
 * Search engines would list it twice.
 */
export function isBorrowed({ content }: Edition, route: Route): boolean {
  const [file, field] =
    route.page === 'section'
      ? [`programmes/${route.section}.yaml`, `pages.${route.slug}.title`]
      : [`${route.page}.yaml`, 'title'];
  return content.untranslated[file]?.includes(field) ?? false;
}

/** The same as it is written; a preview only where it is not the title. */
type WholeMeta = Omit<PageMeta, 'preview' | 'headline'> & { preview?: string };

function wholeMeta(edition: Edition, route: Route): WholeMeta {
  const { content, words, href } = edition;
  const parent = routes.find(({ path }) => route.path.startsWith(`${path}/`));
  const above = parent
    ? wholeMeta(edition, parent).crumbs.map(({ title }) => ({ title, path: href(parent.path) }))
    : [];
  if (route.page === 'components') {
    const title = 'Components';
    return { title, description: content.site.description, crumbs: [] };
  }
  if (route.page === 'section') {
    const programme = content.programmes[route.section];
    const { title, description, nav } = pageOf(programme, route.slug);
    const start = sectionStart(route.section);
    const own =
      route.path === start
        ? [{ title: programme.name }]
        : [{ title: programme.name, path: href(start) }, { title: nav }];
    const preview = route.path === start ? programme.preview : title;
    return { title, preview, description, crumbs: [...above, ...own] };
  }
  const { title, description } = content[route.page];
  // Some pages have a shorter name in the breadcrumb.
  const short: Partial<Record<string, string>> = words.breadcrumb;
  const own = route.page === 'home' ? [] : [{ title: short[route.page] ?? title }];
  return { title, description, crumbs: [...above, ...own] };
}

/** The title of a page as a link to it has it; a section goes by the name of its course. */
export function titleOf({ content }: Edition, path: Path): string {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`${path} is no page.`);
  if (route.page !== 'section') return content[route.page].title;
  const programme = content.programmes[route.section];
  const isStart = path === sectionStart(route.section);
  return isStart ? programme.fullName : pageOf(programme, route.slug).title;
}

/** @throws Error if the programme's file has no such page, which the check of content rules out */
export function pageOf({ id, pages }: Programme, slug: string): ProgrammePage {
  const page = pages[slug];
  if (!page) throw new Error(`Programme '${id}' has no page '${slug}'.`);
  return page;
}

/** Links to the start of course sections, for search engines. */
export function sectionsData({ content, href }: Edition, ids: readonly SectionId[]) {
  return courseList(
    content.site.origin,
    ids.map((id) => ({ name: content.programmes[id].fullName, path: href(sectionStart(id)) })),
  );
}
