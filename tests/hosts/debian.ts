import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askAt } from './ask.ts';
import { certificate } from './servers.ts';

/** A Debian of its own in a folder. */
export class BareDebian {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A file of the machine as this process names it. */
  at(file: string): string {
    return path.join(this.folder, file);
  }

  /** Runs a command on the machine, in root's folder. */
  run(command: string): void {
    console.log(`# ${command}`);
    execFileSync('chroot', [this.folder, 'bash', '-c', `cd /root && ${command}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        DEBIAN_FRONTEND: 'noninteractive',
        REQUESTS_CA_BUNDLE: '/srv/pebble/cert.pem',
      },
    });
  }

  /** A Debian with nothing on it, and beside it what the network would bring later. */
  install(packages: readonly string[]): void {
    const bare = ['--variant=minbase', '--include=iproute2,sudo', 'bookworm', this.folder];
    execFileSync('mmdebstrap', bare, { stdio: 'inherit' });
    writeFileSync(this.at('/etc/apt/apt.conf.d/yes'), 'APT::Get::Assume-Yes "true";');
    // sudo would hide what `run` says to certbot and apt.
    writeFileSync(this.at('/etc/sudoers.d/environment'), 'Defaults !env_reset\n');
    cpSync('/etc/resolv.conf', this.at('/etc/resolv.conf'), { dereference: true });
    this.run(`apt-get update && apt-get install --download-only ${packages.join(' ')}`);
  }

  /** Mounts and addresses of this process alone, which go with it. */
  settleIn(names: readonly string[]): void {
    writeFileSync(this.at('/etc/hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`);
    execFileSync('mount', ['-t', 'proc', 'proc', this.at('/proc')]);
    this.run('ip link set lo up');
  }

  /** Starts the ACME server, and has certbot ask it instead of Let's Encrypt, without questions. */
  async startPebble(): Promise<void> {
    this.run('apt-get install pebble');
    mkdirSync(this.at('/srv/pebble'));
    certificate(this.at('/srv/pebble'));
    const pebble = {
      listenAddress: '127.0.0.1:14000',
      managementListenAddress: '127.0.0.1:15000',
      certificate: '/srv/pebble/cert.pem',
      privateKey: '/srv/pebble/key.pem',
      httpPort: 80,
      tlsPort: 443,
    };
    writeFileSync(this.at('/srv/pebble/config.json'), JSON.stringify({ pebble }));
    spawn('chroot', [this.folder, 'pebble', '-config', '/srv/pebble/config.json'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: '/usr/sbin:/usr/bin', PEBBLE_VA_NOSLEEP: '1' },
    });
    const answers = [
      'server = https://localhost:14000/dir',
      'agree-tos = true',
      'register-unsafely-without-email = true',
      'non-interactive = true',
      // Renewals wait for some minutes, so that not all of the world come at once.
      'no-random-sleep-on-renew = true',
    ];
    appendFileSync(this.at('/etc/letsencrypt/cli.ini'), `\n${answers.join('\n')}\n`);
    await until(() => askAt('https://localhost:14000')({ path: '/dir' }));
  }
}

/** Asks until the answer is there, for ten seconds. */
export async function until<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask().catch((error: Error) => error);
    if (answer && !(answer instanceof Error)) return answer;
    if (tries === 50) throw answer || new Error('It does not become so.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
