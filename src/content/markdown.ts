import { marked, type Token } from 'marked';
import { link, prose } from './schemas.ts';

/** Prose with links and lists. Every link is checked like any other link of the content. */
export const markdown = prose.superRefine((value, context) => {
  marked.walkTokens(marked.lexer(value), (token: Token) => {
    if (token.type === 'html') {
      context.addIssue({ code: 'custom', message: 'holds HTML. Write Markdown' });
    }
    if (token.type === 'link' && !isContact(token.href) && !link.safeParse(token.href).success) {
      context.addIssue({ code: 'custom', message: `links to ${token.href}, which leads nowhere` });
    }
  });
});

/** Tokens such as `{mail}` stand for the institution's own addresses until they are filled. */
function isContact(href: string): boolean {
  return /^(tel:|mailto:|\{\w+\}$|%7B\w+%7D$)/.test(href);
}

/** @returns HTML of checked Markdown */
export function toHtml(value: string): string {
  return marked.parse(value, { async: false });
}
