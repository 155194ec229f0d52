import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byteLimits } from '#build/checks/limits.ts';
import { elementsOf } from '#build/checks/markup.ts';
import { langs } from '#src/languages.ts';
import { pathIn, searchIndexPath } from '#src/routes.ts';
import { readsWithoutSignal } from '#src/worker/switch.ts';
import { builtPages } from '../support/pages.ts';

test('each page says its letters first, and that it fits a phone', () => {
  for (const { name, html } of builtPages()) {
    expect.soft(html.slice(0, 1024), name).toMatch(/<meta charset="utf-8"/i);
    expect.soft(html, name).toContain('name="viewport" content="width=device-width');
  }
});

test('no text of the site holds letters that nobody sees', () => {
  // Telugu needs its joiners; blanks that hold a line together are copied as blanks.
  const unseen = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\ufeff]/u;
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|json|ics|txt|xml|svg|webmanifest)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(200);
  const found = texts.filter((name) => unseen.test(readFileSync(`dist/${name}`, 'utf8')));
  expect(found).toEqual([]);
});

test.each(langs)('the search index of %s is below its limit as it is sent', (lang) => {
  const { size } = statSync(`dist${pathIn(lang, searchIndexPath)}.br`);
  const remedy = 'Leave words out of the index, or raise searchIndex of build/checks/limits.ts';
  expect(size, remedy).toBeLessThan(byteLimits.searchIndex);
});

// A photograph of that width would weigh twice what a drawing does, and the first one delays the page.
test('sharp phones get every drawing of the slides in their own width', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const [slides = ''] = /<[^>]* data-carousel[ =].*?<\/section>/s.exec(html) ?? [];
  const ofPhones = [...slides.matchAll(/srcset="([^"]*-phone-[^"]*\.avif[^"]*)"/gi)];
  expect(ofPhones.length).toBeGreaterThan(3);
  const drawn = ofPhones.filter(([, files = '']) => !files.includes('/photo-'));
  expect(drawn.filter(([, files = '']) => !files.includes(' 1080w'))).toEqual([]);
});

test.skipIf(readsWithoutSignal)('switched off, no page says that it is kept on the phone', () => {
  for (const lang of langs) {
    const html = readFileSync(`dist${pathIn(lang, '/privacy-policy')}.html`, 'utf8');
    const remedy =
      'Take the copies of pages out of privacy-policy.yaml while src/worker/switch.ts is off';
    const [promise = ''] = /<section[^>]* id="security".*?<\/section>/s.exec(html) ?? [];
    expect(promise, 'the section id="security"').not.toBe('');
    expect(promise, remedy).not.toMatch(/copies of the pages|without signal|కాపీలు|సిగ్నల్/);
  }
});

test('no script asks for a place or for leave to notify', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const name of scripts) {
    const source = readFileSync(`dist/assets/${name}`, 'utf8');
    expect.soft(source, name).not.toMatch(/\b(geolocation|requestPermission)\b/);
  }
});

test('no page holds an inline script, style or handler', () => {
  const faults = builtPages().flatMap(({ name: page, html }) =>
    elementsOf(html)
      .filter(({ name, attributes }) => {
        const { src, type, ...others } = attributes;
        const isInline = name === 'script' && !src && type !== 'application/ld+json';
        return (
          isInline || name === 'style' || Object.keys(others).some((one) => /^(style|on)/.test(one))
        );
      })
      .map(({ name, attributes }) => `${page}: ${name} ${JSON.stringify(attributes)}`),
  );
  expect(faults).toEqual([]);
});

test('scripts are after all that they touch, and wait for nothing else', () => {
  const script = '<script type="module" async src="/assets/[^"]+"[^>]*></script>';
  const last = new RegExp(`[^>]>(?:${script})+</body></html>$`);
  for (const { name, html } of builtPages()) expect.soft(html, name).toMatch(last);
});

test('a page without islands asks for no React', () => {
  const without = builtPages().filter(({ html }) => !html.includes('data-island='));
  expect(without.length).toBeGreaterThan(25);
  for (const { html } of without) expect(html).not.toContain('/assets/islands-');
});

test('the scripts of pages import no React; only the first use of an island fetches it', () => {
  const scriptOf = (address: string) => readFileSync(`dist${address}`, 'utf8');
  const hasReact = (source: string) => source.includes('react.transitional.element');
  const withImports = (address: string): string[] => {
    const imported = scriptOf(address).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
    return [address, ...[...imported].flatMap(([, name]) => withImports(`/assets/${name}`))];
  };
  const sources = builtPages().flatMap(({ html }) =>
    [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const scripts = new Set([...new Set(sources)].flatMap(withImports));
  expect([...scripts].filter((address) => hasReact(scriptOf(address)))).toEqual([]);
  const islands = builtPages().flatMap(({ html }) =>
    (/ data-islands="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean),
  );
  expect([...new Set(islands)].some((address) => hasReact(scriptOf(address)))).toBe(true);
});

test('every page says something, and has a number to call and a chat, without a script', () => {
  for (const { name, html } of builtPages()) {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect.soft(main.replace(/<[^>]*>/g, '').length, name).toBeGreaterThan(100);
    expect.soft(html, name).toMatch(/<a [^>]*href="tel:\+\d+"/);
    expect.soft(html.split('<footer').at(-1), name).toContain('href="https://wa.me/');
  }
});
