import type { FAQPage } from 'schema-dts';
import type { Edition } from '#src/content/check/edition.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { languages } from '#src/languages.ts';
import { faqPage } from '#src/lib/structured-data.ts';

type Items = readonly { question: string; answer: string }[];

/** Questions of the content with their answers as HTML, as `<Faq>` takes them. */
export function answered({ href }: Pick<Edition, 'href'>, items: Items) {
  return items.map(({ question, answer }) => ({ question, answer: toHtml(answer, href) }));
}

/** The same questions for search engines. */
export function faqData(edition: Edition, items: Items): Exclude<FAQPage, string> {
  return faqPage(answered(edition, items), languages[edition.lang].tag);
}
