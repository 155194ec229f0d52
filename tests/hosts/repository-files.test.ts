import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { headersFile, redirectsFile } from '#build/hosts/cloudflare.ts';
import { hostHeadersSince } from '#build/hosts/headers.ts';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { site } from './servers.ts';

const read = (file: string) => readFileSync(file, 'utf8');

test('Cloudflare finds the built site, with the headers and redirects of our tables', () => {
  const [, folder = ''] = /^pages_build_output_dir = "(.*)"$/m.exec(read('wrangler.toml')) ?? [];
  expect(path.resolve(folder)).toBe(site);
  const facts = makeEdition(readContentFiles()).content.site;
  expect(read(path.join(folder, '_headers'))).toBe(
    headersFile(facts.origin, hostHeadersSince(facts)),
  );
  expect(read(path.join(folder, '_redirects'))).toBe(redirectsFile());
});

test('Cloudflare builds with a version of Node that the project takes', () => {
  const version = read('.nvmrc').trim();
  const { engines } = JSON.parse(read('package.json'));
  expect(engines.node.split(' || ')).toContainEqual(expect.stringMatching(`^\\^${version}\\.`));
});

test('docs/deploy.md names the project, the command and the secret as they are', () => {
  const guide = read('docs/deploy.md');
  const [, name = ''] = /^name = "(.*)"$/m.exec(read('wrangler.toml')) ?? [];
  expect(guide).toContain(`Project name \`${name}\``);
  expect(guide).toContain('build command `npm run build`');
  expect(JSON.parse(read('package.json')).scripts.build).toBeDefined();
  const { on, jobs } = parse(read('.github/workflows/publish.yml'));
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/ 1$/) }]);
  const [, secret = ''] = /secrets\.(\w+)/.exec(JSON.stringify(jobs)) ?? [];
  expect(guide).toContain(`the secret \`${secret}\``);
});

test('docs/deploy.md names the folders and the log of a server as its configuration does', () => {
  const guide = read('docs/deploy.md');
  const { origin } = makeEdition(readContentFiles()).content.site;
  const configuration = read('.build/hosts/nginx.conf').replaceAll(
    new URL(origin).hostname,
    'www.example.org',
  );
  const named = (pattern: RegExp) => pattern.exec(configuration)?.[1];
  expect(guide).toContain(`site=${named(/^ {2}root (.*)\/current;$/m)} `);
  expect(guide).toContain(`-w ${named(/acme-challenge\/ \{\n\s*root (.*);/)} `);
  expect(guide).toContain(`\`${named(/access_log (.*) without_persons;/)}\``);
});
