import type { BreadcrumbList, FAQPage } from 'schema-dts';

/** The breadcrumb of a page. The last crumb is the page itself and needs no path. */
export function breadcrumbList(
  origin: string,
  crumbs: readonly { title: string; path?: string }[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path ? { item: new URL(path, origin).href } : {}),
    })),
  };
}

/**
 * Questions and answers; answers are plain text or HTML.
 *
 * @param inLanguage their language tag
 */
export function faqPage(
  items: readonly { question: string; answer: string }[],
  inLanguage: string,
): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
