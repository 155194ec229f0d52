import { marked, type Token } from 'marked';

/** Marks that turn a text into something else than its writer meant, by the name of the token. */
const unmeant: Readonly<Record<string, string>> = {
  heading:
    'has a heading, from a # at the beginning of a line or a line below the text. Take it out',
  code: 'has a line that begins with four spaces, so that it is shown as program text. Take the spaces out',
  codespan: 'has text between signs like `, which is shown as program text. Take them out',
  blockquote:
    'has a line that begins with >, so that it is shown as a quotation. Take the sign out',
  hr: 'has a line of - or * alone, which becomes a rule. Take it out',
  table: 'has signs of a table (|). Write it as sentences',
  del: 'has text between ~, which is shown as struck out. Take the signs out',
};

/** The fault of a text with links and lists that would be shown as something else. */
export function faultOfMarkdown(text: string): string | undefined {
  let fault: string | undefined;
  marked.walkTokens(marked.lexer(text), (token: Token) => {
    fault ??= unmeant[token.type];
    // A year at the beginning of a line becomes the number of a list.
    if (token.type === 'list' && token['ordered'] && token['start'] !== 1) {
      const number = `${token['start']}.`;
      fault ??= `begins a line with “${number}”, which becomes a list that starts there. Put a word before it`;
    }
    if (token.type === 'text' && !('tokens' in token && token.tokens) && token.raw.includes('**')) {
      fault ??=
        'has ** without its other half, or with a space inside. Write **important** or take it out';
    }
  });
  return fault;
}
