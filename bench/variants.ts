import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from '#prerender/compress.ts';
import { markupOf } from './markup.ts';

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
 * The same pages as an ordinary client-rendered React site: an empty document and one bundle that
 * makes every element of the page in the browser. It holds the three measured pages only, which
 * is kind to it.
 */
export async function clientRendered(site: string, target: string): Promise<void> {
  copyWithoutCompressed(site, target);
  const work = path.resolve('.build/bench-client');
  mkdirSync(work, { recursive: true });
  const files = Object.values(measured).map((address) => ({
    address,
    file: fileOf(target, address),
  }));
  const pages = files.map(({ address, file }) => [address, markupOf(readFileSync(file, 'utf8'))]);
  copyFileSync('bench/client.ts', path.join(work, 'client.ts'));
  await build({
    configFile: false,
    root: work,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      benchPages: JSON.stringify(Object.fromEntries(pages)),
    },
    build: {
      outDir: path.join(target, 'assets'),
      emptyOutDir: false,
      minify: true,
      lib: { entry: 'client.ts', formats: ['es'], fileName: () => 'client.js' },
    },
  });
  for (const { file } of files) {
    const html = readFileSync(file, 'utf8')
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/<body>.*<\/body>/s, '<body><div id="root"></div></body>')
      .replace('</head>', '<script type="module" src="/assets/client.js"></script></head>');
    writeFileSync(file, html);
  }
  await compressFolder(target);
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
