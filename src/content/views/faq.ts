import type { FAQPage } from 'schema-dts';
import type { Edition } from '#src/content/check/edition.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { languages } from '#src/languages.ts';
import { faqPage } from '#src/lib/structured-data.ts';
import type { Link } from '#src/routes.ts';

type Items = readonly { question: string; answer: string }[];

/** Questions of the content with their answers as HTML, as `<Faq>` takes them. */
export function answered({ href }: { href: (link: Link) => string }, items: Items) {
  return items.map(({ question, answer }) => ({ question, answer: toHtml(answer, href) }));
}

/** The same questions for search engines, which show the answers on pages of their own. */
export function faqData(edition: Edition, items: Items): Exclude<FAQPage, string> {
  const { content, href, lang } = edition;
  const whole = (link: Link) => new URL(href(link), content.site.origin).href;
  return faqPage(answered({ href: whole }, items), languages[lang].tag);
}
