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
import { afterAll, describe, expect, test } from 'vitest';
import { robots, sitemap } from './files/sitemap.ts';
import { stylesOf } from './manifest.ts';

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
  content: { site: { origin: 'https://site.example' } },
};

test('robots.txt names the sitemap', () => {
  expect(robots('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml');
});

describe('a build that fails', { timeout: 60_000 }, () => {
  const copies: string[] = [];
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true });
  });

  /** Builds a copy of the project in which one file was changed. */
  function buildWith(file: string, change: (text: string) => string) {
    const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
    copies.push(copy);
    for (const name of [
      'content',
      'documents',
      'hosting',
      'prerender',
      'public/favicon.svg',
      'public/patterns',
      'scripts',
      'src',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
    ]) {
      cpSync(name, path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    mkdirSync(path.join(copy, 'dist'));
    writeFileSync(path.join(copy, 'dist/index.html'), 'the last good site');
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(path.join(copy, file), changed);
    const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--app'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(readFileSync(path.join(copy, 'dist/index.html'), 'utf8')).toBe('the last good site');
    return stdout + stderr;
  }

  test('on bad content says so in one clear message and leaves the last site alone', () => {
    const output = buildWith('content/site.yaml', (text) =>
      text.replace(/^founded: .*/m, 'founded: soon'),
    );
    expect(output).toContain('The site was not built. Correct this in content/ first:');
    expect(output).toMatch(/content\/site\.yaml:\d+ {2}founded/);
    expect(output).not.toContain('    at ');
  });

  test('on a page that cannot be rendered names the route and the cause', () => {
    const output = buildWith('src/pages/home/home.page.tsx', (text) =>
      text.replace('Page: Home,', "Page: () => { throw new Error('the cause'); },"),
    );
    expect(output).toContain('/ cannot be rendered: the cause');
  });
});
