import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderPage } from './build.ts';
import { robots, sitemap } from './files/sitemap.ts';
import { stylesOf } from './manifest.ts';
import type { RenderModule } from './render-module.ts';

describe('styles of a page', () => {
  const manifest = {
    page: { file: 'page.js', css: ['page.css'], imports: ['card', 'table'] },
    card: { file: 'card.js', css: ['card.css'], imports: ['button'] },
    table: { file: 'table.js', css: ['table.css'], imports: ['button', 'page'] },
    button: { file: 'button.js', css: ['button.css'] },
  };

  test('come with those of its imports, each once, imports first', () => {
    expect(stylesOf(manifest, 'page')).toEqual(['button.css', 'card.css', 'table.css', 'page.css']);
  });

  test('of an unknown module are none', () => {
    expect(stylesOf(manifest, 'nothing')).toEqual([]);
  });
});

test('the sitemap lists pages that may be found, and escapes ampersands', async () => {
  const app = {
    routes: [
      { path: '/', page: 'home' },
      { path: '/under-development', page: 'under-development' },
      { path: '/courses/inter-&-vocational/about-intermediate', page: 'section' },
    ] as never,
    isIndexed: async ({ page }: { page: string }) => page !== 'under-development',
  };
  const xml = await sitemap(app as never, [edition] as never);
  expect(xml.match(/<loc>(.*?)<\/loc>/g)).toEqual([
    '<loc>https://site.example/</loc>',
    '<loc>https://site.example/courses/inter-&amp;-vocational/about-intermediate</loc>',
  ]);
});

const edition = {
  lang: 'en',
  content: { site: { origin: 'https://site.example' }, untranslated: {} },
};

test('robots.txt names the sitemap', () => {
  expect(robots('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml');
});

test('a page that cannot be rendered is named with the cause', async () => {
  const render = async () => {
    throw new Error('the cause');
  };
  const app = { render } as unknown as RenderModule;
  const about = [{ lang: 'te' }, { path: '/contact' }] as unknown as Parameters<
    RenderModule['render']
  >;
  await expect(renderPage(app, ...about)).rejects.toThrow(
    '/te/contact cannot be rendered: the cause',
  );
});

test('a build on bad content says so in one clear message and leaves the last site alone', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const parts = ['build', 'commands', 'content', 'public/patterns', 'serve'];
  for (const name of [...parts, 'src', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'dist'));
  writeFileSync(path.join(copy, 'dist/index.html'), 'the last good site');
  const site = path.join(copy, 'content/site.yaml');
  const text = readFileSync(site, 'utf8');
  writeFileSync(site, text.replace(/^founded: .*/m, 'founded: soon'));
  const { NODE_ENV: _, ...env } = process.env;
  const build = (how: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
      cwd: copy,
      encoding: 'utf8',
      env: how,
    });
  const asked = build({ ...env, NODE_ENV: 'development' });
  expect(asked.status).not.toBe(0);
  expect(asked.stderr).toContain("NODE_ENV is 'development' here: unset it");
  const { status, stdout, stderr } = build(env);
  const output = stdout + stderr;
  expect(status).not.toBe(0);
  expect(readFileSync(path.join(copy, 'dist/index.html'), 'utf8')).toBe('the last good site');
  expect(output).toContain('The site was not built. Correct this in content/ first:');
  expect(output).toMatch(/content\/site\.yaml:\d+ {2}founded/);
  expect(output).not.toContain('    at ');
});

test('in a folder whose name ends an address for Vite every command says to rename it', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'named-')), 'site #2');
  mkdirSync(folder);
  onTestFinished(() => rmSync(path.dirname(folder), { recursive: true }));
  const words = [path.resolve('commands/run.js'), 'commands/check-content.ts'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('rename the folder without # and ?');
});

test('npm installs what a build needs wherever it runs', () => {
  // On hosts that set NODE_ENV=production it would else leave out Vite.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^include=dev$/m);
});
