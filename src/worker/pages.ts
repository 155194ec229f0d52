/** The offline fallback of a page: a cached copy with its date, or the offline page. */
import { formatDay } from '#src/lib/format-day.ts';
import { offlinePagesFor } from './release.ts';
import { kept, keptPages } from './store.ts';

/** A kept page, whose line about that is shown with the day on which it was kept. */
export async function keptPage(pathname: string): Promise<Response | undefined> {
  const answer = await kept(pathname);
  if (!answer) return undefined;
  const html = await answer.text();
  const date = new Date(answer.headers.get('Date') ?? Number.NaN);
  return withHtml(
    answer,
    html.replace(
      /( data-kept="[^"]*") hidden=""(.*?)<span><\/span>/s,
      `$1$2<time datetime="${date.toISOString()}">${dayInWords(date, html)}</time>`,
    ),
  );
}

/** Addresses of the pages that a kept page names to be kept with it. */
export async function keptAlong(pathname: string): Promise<readonly string[]> {
  const html = await (await kept(pathname))?.text();
  const [, along] = / data-kept-along="([^"]+)"/.exec(html ?? '') ?? [];
  return along?.split(' ') ?? [];
}

/** The offline page in the language of an address, with what can be read instead. */
export async function offlinePage({ pathname, search }: URL): Promise<Response | undefined> {
  for (const path of offlinePagesFor(pathname)) {
    const answer = await kept(path);
    if (!answer) continue;
    const html = await answer.text();
    const links = await linksTo(languageOf(html));
    return withHtml(
      answer,
      html
        // Its link to itself tries the page that was asked for.
        .replaceAll(`href="${path}"`, () => `href="${escapeHtml(pathname + search)}"`)
        .replace(/( data-kept-pages="[^"]*") hidden=""(.*?<ul[^>]*>)/s, (whole, before, after) =>
          links ? `${before}${after}${links}` : whole,
        ),
    );
  }
  return undefined;
}

/** Links to the kept pages of a language; their titles come from HTML and go into HTML. */
async function linksTo(language: string): Promise<string> {
  const items = await Promise.all(
    (await keptPages()).map(async (pathname) => {
      const html = (await (await kept(pathname))?.text()) ?? '';
      if (languageOf(html) !== language) return '';
      const [, title = pathname] = /<title>(.*?)(?: \| [^|]*)?<\/title>/s.exec(html) ?? [];
      return `<li><a href="${escapeHtml(pathname)}">${title}</a></li>`;
    }),
  );
  return items.join('');
}

/** A day as the page's language writes it. */
function dayInWords(date: Date, html: string): string {
  const [, pattern = ''] = / data-day="([^"]+)"/.exec(html) ?? [];
  // Swedish writes days as ISO 8601 does.
  return formatDay(date.toLocaleDateString('sv'), languageOf(html), pattern);
}

function languageOf(html: string): string {
  return /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
}

function withHtml(answer: Response, html: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  return new Response(html, { headers });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
