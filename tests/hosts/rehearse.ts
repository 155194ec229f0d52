/**
 * Goes the way of docs/launch.md once, in a copy of the project with made-up answers:
 * `npm run rehearse`. It publishes to an nginx and a folder of its own, which go at the end.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './debian.ts';
import { Officer } from './officer.ts';
import { goBack, install, makeRelease, type Place } from './releases.ts';
import { prepareNginx } from './servers.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const base = mkdtempSync(path.join(tmpdir(), 'rehearse-'));
const folder = path.join(base, 'www');
const { file, configure, check, reload, start } = await prepareNginx();
// Until it runs, nginx cannot load anything.
const place: Place = { folder, configuration: file, check, reload: 'true' };
const configuration = configure(`${folder}/current/site`);
const results: string[] = [];

function step(title: string, words: string[]): void {
  console.log(`\n${title}: npm run ${words.join(' ')}`);
  execFileSync('npm', ['run', '--silent', ...words], { stdio: 'inherit' });
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}`);
  results.push(what);
}

/** Packs what was built and installs it, with our nginx's configuration. */
async function publish(text = configuration): Promise<boolean> {
  const hosts = { 'nginx.conf': text };
  const release = path.join(base, 'release');
  makeRelease(release, folder, 'dist', hosts);
  const { status, output } = await install(release, place);
  console.log(output);
  return status === 0;
}

step('Nothing is open', ['launch-check']);
const inThreeYears = `${new Date().getFullYear() + 3}-12-31`;
step('In three years only reminders are', ['launch-check', '--', '--on', inThreeYears]);
step('The content is in order', ['check:content']);
const officer = new Officer(path.join(base, 'officer'));

step('First release', ['build']);
expectThat(await publish(), 'the first release is installed');
const running = await start();
place.reload = reload;
try {
  const phone = async () => /tel:\+\d+/.exec((await running.ask({ path: '/contact' })).body)?.[0];
  const before = await phone();
  expectThat(before !== undefined, `the first release is there, with ${before}`);
  const first = await goBack(place);
  expectThat(
    first.status === 1 && (await phone()) === before,
    'going back on the first day is refused and changes nothing',
  );

  officer.changePhone('+91 55555 55555');
  step('Second release, with another phone number', ['build']);
  expectThat(await publish(), 'the officer’s version is pulled, built and installed');
  // A worker of nginx that is about to end may still answer.
  await until(async () => (await phone()) === 'tel:+915555555555');
  expectThat(true, 'the second release is there');

  const isAccepted = await publish(`${configuration}\nnonsense;\n`);
  expectThat(
    !isAccepted && (await phone()) === 'tel:+915555555555',
    'a refused configuration changes nothing',
  );

  const back = await goBack(place);
  await until(async () => (await phone()) === before);
  expectThat(back.status === 0, 'the first release is back');
} finally {
  await running.stop();
  rmSync(base, { recursive: true });
}
console.log(`\nThe launch went well:\n${results.map((what) => `- ${what}`).join('\n')}`);
