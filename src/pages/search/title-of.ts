import type { Content } from '#src/content/content.ts';
import type { ListedRoute } from '#src/routes.ts';

/** What a page is called in a list of all pages. */
export function titleOf(route: ListedRoute, content: Content): string {
  switch (route.page) {
    case 'section':
      return content.programmes[route.section].pages[route.slug]?.title ?? route.slug;
    case 'home':
      return content.site.name;
    case 'courses':
      return content.catalogue.title;
    case 'what-can-i-study':
      return content.whatCanIStudy.title;
    case 'under-development':
      return content.smallPages.underDevelopment.title;
    case 'offline':
      return content.smallPages.offline.title;
    default:
      return content[route.page].title;
  }
}
