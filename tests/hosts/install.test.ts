import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { goBack, install, makeRelease, type Place, run, writeFiles } from './releases.ts';

// Servers run Linux; what is packed for them is made anywhere.
describe.skipIf(process.platform !== 'linux')('a release on its server', () => {
  const day = 86_400;
  let base: string;
  let place: Place;
  let certificate: string;

  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), 'install-'));
    certificate = path.join(base, 'fullchain.pem');
    writeFileSync(certificate, 'a certificate');
    mkdirSync(path.join(base, 'conf.d'));
    place = {
      folder: path.join(base, 'www'),
      configuration: path.join(base, 'conf.d/site.conf'),
      check: 'true',
      reload: 'true',
    };
    return () => rmSync(base, { recursive: true });
  });

  /** Packs a site whose home page has this text, and these files with it. */
  function pack(
    text: string,
    files: Record<string, string> = {},
    nginx = `brotli_static on;\nssl_certificate ${certificate};\nconfiguration ${text};\n`,
  ): string {
    const site = path.join(base, `site-${text}`);
    // A fingerprint may begin with a dash.
    const assets = { [`assets/a-${text}.js`]: text, [`assets/-${text}.css`]: text };
    writeFiles(site, { 'index.html': text, ...assets, ...files });
    return makeRelease(path.join(base, `release-${text}`), place.folder, site, {
      'nginx.conf': nginx,
      'nginx-first.conf': 'answers proofs only\n',
    });
  }

  async function publish(text: string, files: Record<string, string> = {}): Promise<void> {
    expect(await install(pack(text, files), place)).toMatchObject({ status: 0 });
  }

  const inPlace = (name: string) => path.join(place.folder, 'current/site', name);
  const home = () => readFileSync(inPlace('index.html'), 'utf8');
  const configuration = () => readFileSync(place.configuration, 'utf8');
  const releases = () => readdirSync(path.join(place.folder, 'releases'));

  /** Every file of the server and its text. */
  function everything(): Record<string, string> {
    const files = [place.folder, path.dirname(place.configuration)]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => statSync(file).isFile());
    return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  }

  test('a page that is still open finds its files after the next one, and after going back', async () => {
    await publish('one');
    await publish('two');
    expect(home()).toBe('two');
    expect(existsSync(inPlace('assets/a-one.js'))).toBe(true);
    await goBack(place);
    expect(home()).toBe('one');
    expect(existsSync(inPlace('assets/a-two.js'))).toBe(true);
  });

  test('its files go 30 days after it has left; pages that no longer exist go at once', async () => {
    await publish('one', { 'old.html': 'old' });
    await publish('two');
    expect(existsSync(inPlace('old.html'))).toBe(false);
    const longAgo = Date.now() / 1000 - 31 * day;
    utimesSync(inPlace('assets/a-one.js'), longAgo, longAgo);
    utimesSync(inPlace('assets/a-two.js'), longAgo, longAgo);
    await publish('three');
    expect(existsSync(inPlace('assets/a-one.js'))).toBe(false);
    expect(existsSync(inPlace('assets/a-two.js'))).toBe(true);
  });

  test('three are kept to go back to, each with its configuration', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await publish(text);
    expect(releases()).toHaveLength(3);
    await goBack(place);
    expect([home(), configuration()]).toEqual(['three', expect.stringContaining(' three;')]);
    await goBack(place);
    expect([home(), configuration()]).toEqual(['two', expect.stringContaining(' two;')]);
    const before = everything();
    expect(await goBack(place)).toEqual({
      status: 1,
      output: 'There is no release before the present one.\nNothing was changed.\n',
    });
    expect(everything()).toEqual(before);
  });

  test('the same release again takes no place of an earlier one', async () => {
    await publish('one');
    await publish('two');
    for (let time = 0; time < 3; time += 1) await publish('two');
    expect(releases()).toHaveLength(2);
    await goBack(place);
    expect(home()).toBe('one');
  });

  test('going back never takes the certificate away', async () => {
    rmSync(certificate);
    await publish('one');
    expect(configuration()).toBe('answers proofs only\n');
    writeFileSync(certificate, 'a certificate');
    await publish('one');
    expect(configuration()).toContain('ssl_certificate');
    // The first day ends here for some.
    expect(await goBack(place)).toMatchObject({ status: 1 });
    expect(configuration()).toContain('ssl_certificate');
    await publish('two');
    await goBack(place);
    expect([home(), configuration()]).toEqual(['one', expect.stringContaining('ssl_certificate')]);
  });

  test('a certificate that is lost later is a fault, which nginx tells', async () => {
    await publish('one');
    rmSync(certificate);
    const missing = { ...place, check: `test -e ${certificate}` };
    const before = everything();
    expect(await install(pack('two'), missing)).toMatchObject({ status: 1 });
    expect(everything()).toEqual(before);
  });

  test('without its brotli module nginx sends gzip', async () => {
    const script = path.join(base, 'check');
    writeFileSync(script, `! grep brotli ${place.configuration}\n`);
    place.check = `sh ${script}`;
    await publish('one');
    expect(configuration()).toBe(`ssl_certificate ${certificate};\nconfiguration one;\n`);
  });

  test('a configuration that nginx refuses changes nothing', async () => {
    const refusing = { ...place, check: 'ls /no/such/directive' };
    const first = await install(pack('one'), refusing);
    expect(first.status).toBe(1);
    expect(first.output).toMatch(/directive.*\nNothing was changed\.\n$/s);
    expect(existsSync(place.configuration)).toBe(false);
    expect(existsSync(path.join(place.folder, 'current'))).toBe(false);
    await publish('two');
    const before = everything();
    expect(await install(pack('three'), refusing)).toMatchObject({ status: 1 });
    expect(everything()).toEqual(before);
  });

  test('a full disk changes nothing', async () => {
    await publish('one');
    const before = everything();
    const release = pack('two', { 'pictures/large.avif': 'x'.repeat(100_000) });
    // No file may grow over 32 KB or so, as if the disk were full.
    const words = ['-c', `ulimit -f 64; sh ${release}/install.sh`];
    const { status, output } = await run('sh', words, place);
    expect(status).not.toBe(0);
    expect(output).toContain('Nothing was changed.');
    expect(everything()).toEqual(before);

    writeFiles(base, {
      'full/cp': 'echo "cp: a: No space left"; echo "cp: b: No space left"; exit 1',
    });
    chmodSync(path.join(base, 'full/cp'), 0o755);
    // Its copy of the configuration is made only after that of the release.
    const full = ['-c', `PATH=${base}/full:$PATH; sh ${release}/install.sh`];
    expect(await run('sh', full, place)).toEqual({
      status: 1,
      output: `The release could not be copied to ${place.folder}: is its disk full? 'df -h ${place.folder}' tells. cp: a: No space left\nNothing was changed.\n`,
    });
    expect(everything()).toEqual(before);
  });

  test('nginx loads its configuration only when that has changed, and until it has done so', async () => {
    const loads = path.join(base, 'loads');
    place.reload = `cp ${place.configuration} ${loads}`;
    const configured = (text: string) =>
      pack(text, {}, 'brotli_static on;\nssl_certificate /etc/hosts;\nthe same;\n');
    const isLoaded = async (release: string) => {
      rmSync(loads, { force: true });
      expect(await install(release, place)).toMatchObject({ status: 0 });
      return existsSync(loads);
    };
    expect(await isLoaded(configured('one'))).toBe(true);
    expect(await isLoaded(configured('two'))).toBe(false);
    expect(home()).toBe('two');
    expect(await install(pack('three'), { ...place, reload: 'false' })).toMatchObject({
      status: 1,
    });
    expect(await isLoaded(pack('three'))).toBe(true);
    expect(await isLoaded(pack('three'))).toBe(false);
  });

  test('of two at once the later one is told to wait', async () => {
    const slow = install(pack('one'), { ...place, check: 'sleep 3' });
    await expect.poll(() => existsSync(path.join(place.folder, 'incoming'))).toBe(true);
    const { status, output } = await install(pack('two'), place);
    expect(status).toBe(1);
    expect(output).toContain('Another release is being installed');
    expect(await slow).toMatchObject({ status: 0 });
    expect(home()).toBe('one');
  });

  test('killed at any moment, it leaves one release whole, and the next one comes', async () => {
    await publish('one');
    for (let wait = 0; wait < 300; wait += 20) {
      const killed = run('sh', [`${pack('two')}/install.sh`], place, { detached: true });
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        killed.kill();
      } catch {
        // It has ended by itself.
      }
      await killed;
      expect(existsSync(inPlace(`assets/a-${home()}.js`))).toBe(true);
    }
    await publish('three');
    expect([home(), configuration()]).toEqual(['three', expect.stringContaining(' three;')]);
  });

  test('a folder that is not ours is left alone', async () => {
    writeFiles(place.folder, { 'current/index.html': 'theirs' });
    const { status, output } = await install(pack('one'), place);
    expect([status, output]).toEqual([1, expect.stringContaining('move it away')]);
    expect(readFileSync(path.join(place.folder, 'current/index.html'), 'utf8')).toBe('theirs');
  });

  test('a server that is not installed is told in a sentence', async () => {
    rmSync(path.dirname(place.configuration), { recursive: true });
    const { status, output } = await install(pack('one'), place);
    expect([status, output]).toEqual([1, expect.stringContaining('is nginx installed?')]);
  });
});
