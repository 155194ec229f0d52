import { marked, type Token } from 'marked';
import type { Link } from '#src/routes.ts';
import { link, prose } from './fields.ts';

/** Prose with links and lists. Every link is checked like any other link of the content. */
export const markdown = prose
  .superRefine((value, context) => {
    marked.walkTokens(marked.lexer(value), (token: Token) => {
      if (token.type === 'html') {
        context.addIssue({
          code: 'custom',
          message: 'holds HTML. Write plain text; [text](/contact) is a link',
        });
      }
      if (token.type === 'image') {
        context.addIssue({ code: 'custom', message: 'holds a picture. Take it out' });
      }
      if (token.type === 'link' && !isContact(token.href) && !link.safeParse(token.href).success) {
        context.addIssue({
          code: 'custom',
          message: `links to ${token.href}, which leads nowhere. Write [text](/contact)`,
        });
      }
    });
  })
  .meta({ prose: true, markdown: true });

/** Tokens such as `{mail}` stand for the institution's own addresses until they are filled. */
function isContact(href: string): boolean {
  return /^(tel:\+?\d{3,15}$|mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|\{\w+\}$|%7B\w+%7D$)/.test(href);
}

/**
 * @param href address of a page in the edition that the text belongs to
 * @returns HTML of checked Markdown
 */
export function toHtml(value: string, href: (link: Link) => string): string {
  const html = marked.parse(value, {
    async: false,
    walkTokens(token) {
      if (token.type !== 'link') return;
      const { data } = link.safeParse(token.href);
      if (data) token.href = href(data);
    },
  });
  // A mail address gives way behind its sign, not before the comma that follows it.
  return html.replace(/(?<=<a [^>]*>[^<]*@)/g, '<wbr>');
}
