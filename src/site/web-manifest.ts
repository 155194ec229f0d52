import type { Edition } from '#src/content/edition.ts';
import { languages } from '#src/routes.ts';

/** What a phone shows when the site is put on its home screen; colours are those of tokens.css. */
export function webManifest({ content, lang, href }: Edition): string {
  const { name, shortName } = content.site;
  const icon = (file: string, size: number) => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: languages[lang].tag,
    start_url: href('/'),
    display: 'browser',
    theme_color: '#1b2558',
    background_color: '#f7f2e7',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('maskable-512', 512), purpose: 'maskable' },
    ],
  });
}
