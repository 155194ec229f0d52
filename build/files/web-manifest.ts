import type { Edition } from '#src/content/check/edition.ts';
import { languages } from '#src/languages.ts';
import type { Link } from '#src/routes.ts';
import { tokenOn } from '#src/styles/palette.ts';

/**
 * The name, icons and colours of the site on a phone's home screen.
 *
 * Pages have no way back of their own, so the browser's arrow stays: `minimal-ui`. A shortcut must
 * lead to a page, so the one for calls opens the page that has the number first.
 */
export function webManifest({ content, words, lang, href }: Edition): string {
  const { name, shortName, description } = content.site;
  const shortcut = (title: string, path: Link) => ({ name: title, url: href(path) });
  const icon = (file: string, size: number) => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: languages[lang].tag,
    description,
    id: href('/'),
    start_url: href('/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: tokenOn('indigo', 'ground'),
    background_color: tokenOn('cloth', 'ground'),
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('maskable-512', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(words.breadcrumb.courses, '/courses'),
      shortcut(content['what-can-i-study'].title, '/courses/what-can-i-study'),
      shortcut(words.shell.call, '/contact'),
    ],
  });
}
