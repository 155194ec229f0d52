import {
  cacheRules,
  pageHeaders,
  policyHeader,
  speculationRulesPath,
  speculationRulesType,
  viewedFiles,
} from './headers.ts';
import { exact, type Move, pagesBelow, prefixes, spellings } from './moves.ts';

/**
 * `_redirects` for Cloudflare Pages.
 *
 * Cloudflare matches the address as it was sent, so an address with `&` is written both ways, and
 * redirects win over files, so pages below a redirected prefix come first and answer themselves.
 * Lines without `*` come before those with one; the query is kept by the host.
 */
export function redirectsFile(): string {
  const below = new Set(pagesBelow);
  const stay = pagesBelow.map((path): Move => ({ from: path, to: path }));
  const lines = [
    ...stay.flatMap(bothSpellings).map(({ from, to }) => `${from} ${encodeURI(to)} 200`),
    ...[...spellings.filter(({ to }) => below.has(to)), ...exact]
      .flatMap(bothSpellings)
      .map(({ from, to }) => `${from} ${encodeURI(to)} 301`),
    ...prefixes.flatMap(bothSpellings).map(({ from, to }) => `${from}/* ${encodeURI(to)} 301`),
  ];
  return `# Generated from src/routes.ts by the build.\n${lines.join('\n')}\n`;
}

function bothSpellings({ from, to }: Move): Move[] {
  const raw = encodeURI(from);
  return raw.includes('&')
    ? [
        { from: raw, to },
        { from: raw.replaceAll('&', '%26'), to },
        ...(raw.includes(';')
          ? [{ from: raw.replaceAll('&', '%26').replaceAll(';', '%3B'), to }]
          : []),
      ]
    : [{ from: raw, to }];
}

/**
 * `_headers` for Cloudflare Pages.
 *
 * It joins the values of every rule that fits, so a header in two rules that overlap is taken away
 * (`!`) before it is set again. Pages get no Cache-Control here: Cloudflare says
 * `max-age=0, must-revalidate` by itself.
 *
 * @param origin replaces Cloudflare's own `Access-Control-Allow-Origin: *`
 * @param headers sent with every answer
 */
export function headersFile(origin: string, headers: Readonly<Record<string, string>>): string {
  const everywhere = { ...headers, ...pageHeaders, 'Access-Control-Allow-Origin': origin };
  const line = (name: string, value: string) => `  ${name}: ${value}`;
  const rules: [path: string, lines: string[]][] = [
    ['/*', Object.entries(everywhere).map((header) => line(...header))],
    ...cacheRules.map(({ start, value }): [string, string[]] => [
      `${start}*`,
      [line('Cache-Control', value)],
    ]),
    [speculationRulesPath, [line('Content-Type', speculationRulesType)]],
    ...viewedFiles.flatMap(({ folders, policy }) =>
      folders.map((folder): [string, string[]] => [
        `${folder}*`,
        [`  ! ${policyHeader}`, line(policyHeader, policy)],
      ]),
    ),
  ];
  // Of two blocks with the same path Cloudflare reads the last one alone.
  const blocks = new Map<string, string[]>();
  for (const [path, lines] of rules) blocks.set(path, [...(blocks.get(path) ?? []), ...lines]);
  const text = [...blocks].map(([path, lines]) => [path, ...lines].join('\n')).join('\n\n');
  return `# Generated from build/hosts/headers.ts by the build.\n${text}\n`;
}
