/**
 * Goes the way of docs/launch.md once, in a copy of the project with made-up answers:
 * `npm run rehearse`. It publishes to an nginx and a folder of its own, which go at the end.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploy } from '#hosting/deploy.ts';
import { nginxConfig } from '#hosting/hosts/nginx.ts';
import { prepareNginx } from './servers.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-'));
const root = path.join(folder, 'www');
const { file, options, check, start } = await prepareNginx();
const configurations = [nginxConfig({ root, ...options })];

function step(title: string, ...command: string[]): void {
  console.log(`\n${title}: npm run ${command.join(' ')}`);
  execFileSync('npm', ['run', '--silent', ...command], { stdio: 'inherit' });
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}`);
  console.log(`As it should be: ${what}`);
}

step('Nothing is open', 'launch-check');
step('The content is in order', 'check:content');
step('A first look', 'build');
step('Pictures that chats show, with the new name', 'art', '--', 'share');
step('First release', 'build');
deploy({ root, file, configurations, check, goesBack: false });
const running = await start();
try {
  const phone = async () => /tel:\+\d+/.exec((await running.ask({ path: '/contact' })).body)?.[0];
  const before = await phone();
  expectThat(before !== undefined, `the first release is there, with ${before}`);

  const facts = 'content/site.yaml';
  writeFileSync(
    facts,
    readFileSync(facts, 'utf8').replace(/phone: .*/, "phone: '+91 55555 55555'"),
  );
  step('Second release, with another phone number', 'build');
  deploy({ root, file, configurations, check, goesBack: false });
  expectThat((await phone()) === 'tel:+915555555555', 'the second release is there');

  let isRefused = false;
  try {
    deploy({ root, file, configurations: ['nonsense;'], check, goesBack: false });
  } catch {
    isRefused = true;
  }
  expectThat(isRefused && (await phone()) !== before, 'a refused configuration changes nothing');

  deploy({ root, file, configurations, check, goesBack: true });
  // Without a reload nginx keeps the files that it has open for five seconds.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expectThat((await phone()) === before, 'the first release is back');
} finally {
  await running.stop();
  rmSync(folder, { recursive: true });
}
