import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressFolder } from '#prerender/compress.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { journeyAddresses } from './journey.ts';

/** The pages that are compared; the same addresses in every variant. */
export const measured = {
  home: '/',
  curriculum: '/courses/bachelor/bpt/bpt-curriculum',
  admissions: '/admissions',
} as const;

/**
 * The built site without any script: the limit that no site with scripts can beat.
 *
 * @param site the built site
 */
export async function withoutScripts(site: string, target: string): Promise<void> {
  copyWithoutCompressed(site, target);
  for (const file of pagesOf(target)) {
    const html = readFileSync(file, 'utf8');
    const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
    writeFileSync(file, html.replace(scripts, ''));
  }
  await compressFolder(target);
}

/**
 * The same site as an ordinary client-rendered React site: an empty document and one bundle with
 * all pages and their content, made of the site's own components.
 *
 * It gets each page's own stylesheets, as no such site would.
 *
 * @throws Error if a page is not replaced
 */
export async function clientRendered(site: string, target: string): Promise<void> {
  copyWithoutCompressed(site, target);
  // Vite's runner, which this file runs in, has made the process one of development.
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), forTheBrowser()],
    define: { siteContent: JSON.stringify(makeEdition(readContentFiles()).content) },
    build: {
      outDir: path.join(target, 'assets'),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'bench/client.tsx',
        output: { codeSplitting: false, entryFileNames: 'client.js' },
      },
    },
  });
  for (const address of new Set([...Object.values(measured), ...journeyAddresses])) {
    const file = fileOf(target, address);
    const html = readFileSync(file, 'utf8')
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/(<body[^>]*>).*<\/body>/s, '$1<div id="root"></div></body>')
      .replace('</head>', '<script type="module" src="/assets/client.js"></script></head>');
    if (html.includes('<main')) throw new Error(`${address} still holds its content.`);
    writeFileSync(file, html);
  }
  await compressFolder(target);
}

/** Modules that read files or check content when the site is built, as they would be in a browser. */
function forTheBrowser(): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'src/content/markdown.ts': () => `
      import { marked } from 'marked';
      export const toHtml = (value) => marked.parse(value, { async: false });`,
    'src/lib/island.tsx': () => 'export const island = (name, View) => View;',
    'src/pages/components/components.tsx': () => 'export const components = undefined;',
  };
  return {
    name: 'for-the-browser',
    enforce: 'pre',
    load: (id) => modules[path.relative(process.cwd(), id)]?.(),
  };
}

function copyWithoutCompressed(site: string, target: string): void {
  cpSync(site, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
}

function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}

function fileOf(folder: string, address: string): string {
  return path.join(folder, address === '/' ? 'index.html' : `${address}.html`);
}
