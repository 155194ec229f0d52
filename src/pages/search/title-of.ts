import type { Content } from '#src/content/engine/content.ts';
import type { ListedRoute } from '#src/routes.ts';

/** What a page is called in a list of all pages. */
export function titleOf(route: ListedRoute, content: Content): string {
  switch (route.page) {
    case 'section':
      return content.programmes[route.section].pages[route.slug]?.title ?? route.slug;
    case 'home':
      return content.site.name;
    default:
      return content[route.page].title;
  }
}
