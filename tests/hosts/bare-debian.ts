/**
 * Follows docs/deploy.md to the letter on a bare Debian of its own: `npm run rehearse:debian`, as
 * root and with Debian's `mmdebstrap`. Certificates come from Pebble, an ACME server for tests, in a
 * network where nothing else is. The server gets what is packed here and has no Node.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { otherName } from '#build/hosts/moves.ts';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { askAt } from './ask.ts';
import { BareDebian, until } from './debian.ts';
import { Officer } from './officer.ts';

const domain = new URL(makeEdition(readContentFiles()).content.site.origin).hostname;
const names = [domain, ...otherName(domain)];
const [, , , inside] = process.argv;
if (process.getuid?.() !== 0 || !existsSync('/usr/bin/mmdebstrap')) {
  console.error('This needs root and mmdebstrap: apt-get install mmdebstrap');
  process.exit(1);
}
const machine = inside ?? mkdtempSync(path.join(tmpdir(), 'debian-'));
const debian = new BareDebian(machine);
const officerFolder = `${machine}-officer`;

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

/** The commands of a chapter of docs/deploy.md for our own domain. */
function chapter(title: string): string[] {
  const text = readFileSync('docs/deploy.md', 'utf8').split(`\n## ${title}\n`)[1] ?? '';
  const blocks = [...(text.split('\n## ')[0] ?? '').matchAll(/```\n(.*?)```/gs)];
  return blocks.flatMap(([, block = '']) =>
    block
      .replaceAll('www.example.org', domain)
      .replaceAll('example.org', names[1] ?? domain)
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .filter(Boolean),
  );
}

/** Does what a line of docs/deploy.md says, here or on the server. */
function follow(command: string): void {
  const [, packed] = /^scp (\S+) /.exec(command) ?? [];
  if (packed) copyFileSync(packed, debian.at(`/root/${path.basename(packed)}`));
  else if (command.startsWith('npm ')) execFileSync('sh', ['-c', command], { stdio: 'inherit' });
  else debian.run(command);
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}`);
  console.log(`As it should be: ${what}`);
}

const secure = askAt('https://localhost:443');
const plain = askAt('http://localhost:80');
const phone = async () => {
  const { body } = await secure({ path: '/contact', headers: { host: domain } });
  return /tel:(\+\d+)/.exec(body)?.[1];
};

/** The certificate that visitors of a name get. */
function shownCertificate(servername: string): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: 443, servername, rejectUnauthorized: false };
    const socket = connect(options, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

async function rehearse(): Promise<void> {
  debian.settleIn(names);
  const officer = new Officer(officerFolder);
  const first = chapter('A server with nginx: the first time');
  const release = chapter('A server with nginx: each release');
  const back = chapter('A server with nginx: go back');
  const configuration = debian.at('/etc/nginx/conf.d/site.conf');

  const isInstalling = (command: string) => command.startsWith('sudo apt-get install');
  for (const command of first) {
    follow(command);
    if (!isInstalling(command)) continue;
    // With systemd, nginx is running by now; without it, start nginx here.
    if (!existsSync(debian.at('/run/nginx.pid'))) debian.run('nginx');
    await debian.startPebble();
  }
  expectThat(!existsSync(debian.at('/usr/bin/node')), 'the server has no Node');
  await until(async () => (await secure({ path: '/', headers: { host: domain } })).status === 200);
  const before = await shownCertificate(domain);
  expectThat(/pebble/i.test(String(before.issuer.CN)), `${before.issuer.CN} gave the certificate`);
  for (const name of names) {
    const { status, headers } = await plain({ path: '/contact?a=1', headers: { host: name } });
    expectThat(
      status === 301 && headers.location === `https://${domain}/contact?a=1`,
      `http://${name} leads to https://${domain}`,
    );
    expectThat(
      (await shownCertificate(name)).subjectaltname?.includes(`DNS:${name}`) === true,
      `the certificate holds for ${name}`,
    );
  }
  for (const name of names.slice(1)) {
    const { status, headers } = await secure({ path: '/contact', headers: { host: name } });
    expectThat(
      status === 301 && headers.location === `https://${domain}/contact`,
      `https://${name} leads to https://${domain}`,
    );
  }
  const { body, headers } = await plain({ path: '/', headers: { host: '192.0.2.1' } });
  expectThat(
    !/welcome/i.test(body) && headers.location === `https://${domain}/`,
    'an unknown name leads to the site, not to a welcome page',
  );
  const page = await secure({
    path: '/about-us?secret=1',
    headers: { host: domain, 'accept-encoding': 'br', 'user-agent': 'Testbrowser' },
  });
  expectThat(page.headers['content-encoding'] === 'br', 'pages come with brotli');
  expectThat(
    page.headers['strict-transport-security'] === 'max-age=300',
    'HTTPS is insisted on for five minutes only, as long as the site is young',
  );
  const log = () => readFileSync(debian.at(`/var/log/nginx/${domain}.log`), 'utf8');
  await until(async () => log().includes(' 200 GET /about-us '));
  expectThat(!/secret|Testbrowser|127\.0\.0\.1/.test(log()), 'the log says nothing of visitors');

  debian.run('certbot renew --force-renewal');
  await until(async () => (await shownCertificate(domain)).serialNumber !== before.serialNumber);
  expectThat(true, 'a renewed certificate is shown without anybody’s doing');
  const timer = '/etc/systemd/system/timers.target.wants/certbot.timer';
  execFileSync('test', ['-L', debian.at(timer)]);
  expectThat(true, 'certbot.timer starts with the machine');

  const oldPhone = await phone();
  let isRefused = false;
  const refuses = (commands: readonly string[]) => {
    try {
      for (const command of commands) follow(command);
      isRefused = false;
    } catch {
      isRefused = true;
    }
  };
  refuses(back);
  expectThat(
    isRefused && (await phone()) === oldPhone,
    'going back on the first day changes nothing',
  );

  officer.changePhone('+91 55555 55555');
  for (const command of release) follow(command);
  await until(async () => (await phone()) === '+915555555555');
  expectThat(true, 'a release of the officer’s version, with another phone number, is there');

  const key = debian.at(`/etc/letsencrypt/live/${domain}/privkey.pem`);
  const known = readFileSync(configuration, 'utf8');
  renameSync(key, `${key}.away`);
  officer.changePhone('+91 66666 66666');
  refuses(release);
  renameSync(`${key}.away`, key);
  expectThat(
    isRefused &&
      readFileSync(configuration, 'utf8') === known &&
      (await phone()) === '+915555555555',
    'a configuration that nginx refuses changes nothing',
  );

  for (const command of back) follow(command);
  await until(async () => (await phone()) === oldPhone);
  expectThat(
    readFileSync(configuration, 'utf8').includes('listen 443'),
    'the release before is back, over HTTPS',
  );
}

if (inside) {
  await rehearse();
  // Pebble and nginx end with the process that started them.
  process.exit();
}
try {
  const packages =
    /apt-get install (.*)/.exec(chapter('A server with nginx: the first time').join('\n'))?.[1] ??
    '';
  debian.install([...packages.split(' '), 'pebble']);
  const alone = ['--mount', '--net', '--pid', '--fork', '--kill-child', process.execPath];
  execFileSync('unshare', [...alone, ...process.argv.slice(1, 3), machine], { stdio: 'inherit' });
} finally {
  for (const folder of [machine, officerFolder]) rmSync(folder, { recursive: true, force: true });
}
