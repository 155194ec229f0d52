import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProofState } from '#src/content/review/proofed.ts';
import type { Term } from '#src/content/review/terms.ts';
import { defaultLang, type Lang, languages } from '#src/languages.ts';

/** One line in both languages, and where it is. */
export type Row = { field: string; first: string; translation: string };

/** The fonts are the site's own, so that what is proof-read looks as on the pages. */
const stylesOf = (lang: Lang) => `
  @font-face { font-family: Own; src: url("../../src/styles/fonts/anek-${languages[lang].script}-text.woff2"); }
  @font-face { font-family: Latin; src: url("../../src/styles/fonts/anek-latin-text.woff2"); }
  @page { size: A4 landscape; margin: 12mm; }
  body { font: 12pt/1.45 Latin, Own, sans-serif; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  th, td { border: 1px solid #888; padding: 4pt 6pt; text-align: start; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line; }
  th:first-child, td:first-child { width: 15%; font-size: 9pt; }
  th:last-child { width: 18%; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
`;

/** A page to print with every line of a file side by side, a heading for each of its parts. */
export function linesSheet(lang: Lang, title: string, rows: readonly Row[]): string {
  return sheet(
    lang,
    title,
    <>
      <p>
        <a href="index.html">All sheets</a>. Proof-read by: ______________________ Day:
        ______________
      </p>
      {[...byPart(rows)].map(([part, lines]) => (
        <section key={part}>
          <h2>{part}</h2>
          <Table heads={['Field', languages[defaultLang].name, languages[lang].name, 'Remark']}>
            {lines.map(({ field, first, translation }) => (
              <tr key={field}>
                <td>{field}</td>
                <td lang={languages[defaultLang].tag}>{first}</td>
                <td lang={languages[lang].tag}>{translation}</td>
                <td />
              </tr>
            ))}
          </Table>
        </section>
      ))}
    </>,
  );
}

/** The rendering of each term, and what to avoid for which reason. */
export function termsSheet(lang: Lang, terms: readonly Term[]): string {
  return sheet(
    lang,
    'Terms',
    <Table heads={['Term', 'Use', 'Avoid', 'Remark']}>
      {terms.map(({ term, use, note, avoid }) => (
        <tr key={term}>
          <td>{term}</td>
          <td>{[use, note].filter(Boolean).join('\n')}</td>
          <td>{avoid.map(({ text, why }) => `${text}: ${why}`).join('\n')}</td>
          <td />
        </tr>
      ))}
    </Table>,
  );
}

/** The list of all sheets, with the day of each one's proof. */
export function indexSheet(
  lang: Lang,
  sheets: readonly (ProofState & { name: string; rows: readonly Row[] })[],
): string {
  return sheet(
    lang,
    `${languages[lang].name}: sheets for the proof`,
    <ul>
      <li>
        <a href="terms.html">Terms, and what to avoid</a>
      </li>
      <li>
        <a href="finder.html">What the course finder says</a>
      </li>
      {sheets.map(({ name, file, rows, on, isCurrent }) => (
        <li key={name}>
          <a href={name}>{file}</a>, {rows.length} lines:{' '}
          {isCurrent ? `proof-read on ${on}` : on ? `changed since ${on}` : 'awaits its proof'}
        </li>
      ))}
    </ul>,
  );
}

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Rows by the part of the file that they are in; a sub-page of a course is a part of its own. */
function byPart(rows: readonly Row[]): Map<string, Row[]> {
  const parts = new Map<string, Row[]>();
  for (const row of rows) {
    const part = /^(?:pages\.[^.[]+|[^.[]+)/.exec(row.field)?.[0] ?? '';
    parts.set(part, [...(parts.get(part) ?? []), row]);
  }
  return parts;
}

function sheet(lang: Lang, title: string, content: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang={languages[defaultLang].tag}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{stylesOf(lang)}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {content}
      </body>
    </html>,
  );
  return `<!doctype html>${html}\n`;
}
