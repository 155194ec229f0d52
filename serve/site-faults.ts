import http from 'node:http';
import https from 'node:https';
import { connect, type PeerCertificate } from 'node:tls';
import { type BuildStamp, stampPath } from '#build/files/build-stamp.ts';
import { hostHeadersSince } from '#build/hosts/headers.ts';
import { otherName } from '#build/hosts/moves.ts';
import type { Site } from '#src/content/schemas/site.ts';

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

const day = 86_400_000;
/** Days that a certificate and security.txt must still hold, and that a build may be old. */
const least = { certificate: 14, securityText: 30 };
const oldestBuild = 8;
/** Days after a change of the repository by which visitors must see it. */
const slowestPublishing = 2;

type Expected = {
  site: Pick<Site, 'origin' | 'launched'>;
  /** Addresses of pages that must be there. */
  pages: readonly string[];
  /** When the repository changed last, in milliseconds; undefined where there is none. */
  changedAt?: number | undefined;
  now?: number;
};

/**
 * Opens a published site as a visitor would, and says in plain sentences what is wrong with it.
 *
 * @returns one sentence for each fault; none when all is well
 */
export async function siteFaults(expected: Expected): Promise<string[]> {
  const { site, pages, changedAt, now = Date.now() } = expected;
  const at = (path: string) => new URL(path, site.origin).href;
  const faults: string[] = [];
  const home = await open(at('/'));
  if ('error' in home) {
    return [`${at('/')} does not open (${home.error}). Ask whoever runs the host.`];
  }
  faults.push(...(await certificateFaults(site.origin, now)));
  const built = await lastBuild(at(stampPath));
  faults.push(...buildFaults(built, changedAt, now));
  faults.push(...(await securityTextFaults(at('/.well-known/security.txt'), now)));

  const wanted = Object.entries(hostHeadersSince(site, built ?? now));
  for (const path of pages) {
    const answer = await open(at(path));
    if ('error' in answer) {
      faults.push(`${at(path)} does not open (${answer.error}).`);
      continue;
    }
    if (answer.status !== 200) {
      faults.push(`${at(path)} does not open: the host answers ${answer.status}.`);
      continue;
    }
    const [, own = ''] = /<link rel="canonical" href="([^"]*)"/.exec(answer.body) ?? [];
    if (!own.replaceAll('&amp;', '&').endsWith(new URL(at(path)).pathname)) {
      faults.push(`${at(path)} shows another page than it should.`);
    }
    const wrong = wanted.filter(([name, value]) => answer.headers[name.toLowerCase()] !== value);
    if (wrong.length > 0) {
      faults.push(
        `${at(path)} comes without these headers: ${wrong.map(([name]) => name).join(', ')}.`,
      );
    }
  }
  const missing = await open(at('/no-such-page'));
  if (!('error' in missing) && missing.status !== 404) {
    faults.push(
      `An address that does not exist is answered with ${missing.status} instead of 404.`,
    );
  }
  faults.push(...(await redirectFaults(site.origin)));
  return faults;
}

/** Plain HTTP, and the name with `www.` or without, lead to the site. */
async function redirectFaults(origin: string): Promise<string[]> {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:') return [];
  const others = [
    `http://${hostname}/contact`,
    ...otherName(hostname).map((name) => `https://${name}/contact`),
  ];
  const faults = [];
  for (const address of others) {
    const answer = await open(address);
    const leads = 'error' in answer ? answer.error : answer.headers.location;
    if (leads !== `${origin}/contact`) {
      faults.push(`${address} does not lead to ${origin}/contact (${leads ?? 'it stays there'}).`);
    }
  }
  return faults;
}

function buildFaults(
  built: number | undefined,
  changedAt: number | undefined,
  now: number,
): string[] {
  if (built === undefined) return ['The site does not say when it was built (/build.json).'];
  const faults = [];
  if (now - built > oldestBuild * day) {
    faults.push(
      `The site was last built on ${dayOf(built)}. It should be built every Monday, so that dates that have passed leave the pages: look at the workflow Publish and at the host's list of builds.`,
    );
  }
  if (changedAt !== undefined && built < changedAt && now - changedAt > slowestPublishing * day) {
    faults.push(
      `Visitors do not see the last change, of ${dayOf(changedAt)}: the site was built on ${dayOf(built)}. The host's list of builds says why it did not build that change.`,
    );
  }
  return faults;
}

async function lastBuild(address: string): Promise<number | undefined> {
  const answer = await open(address);
  if ('error' in answer || answer.status !== 200) return undefined;
  try {
    const time = Date.parse((JSON.parse(answer.body) as BuildStamp).builtAt);
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

async function securityTextFaults(address: string, now: number): Promise<string[]> {
  const answer = await open(address);
  const text = 'error' in answer || answer.status !== 200 ? '' : answer.body;
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) return [`${address} is missing, or does not say until when it holds.`];
  if (expires - now > least.securityText * day) return [];
  return [`${address} holds until ${dayOf(expires)} only. A new build renews it.`];
}

/** Lists the faults of an origin's certificate; empty for origins without HTTPS. */
export async function certificateFaults(origin: string, now = Date.now()): Promise<string[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return [];
  const shown = await shownCertificate(hostname, Number(port || 443));
  if ('error' in shown) return [`${origin} shows no certificate (${shown.error}).`];
  const ends = Date.parse(shown.certificate.valid_to);
  const faults = [];
  if (shown.refused) {
    faults.push(`Browsers refuse the certificate of ${origin} (${shown.refused}).`);
  }
  if (ends - now < least.certificate * day) {
    faults.push(
      `The certificate of ${origin} ends on ${dayOf(ends)}. It should have been renewed by itself: on a server, 'sudo certbot renew' says why not; on Cloudflare, look under Custom domains.`,
    );
  }
  return faults;
}

type Shown = { certificate: PeerCertificate; refused: string | undefined };

function shownCertificate(host: string, port: number): Promise<Shown | { error: string }> {
  return new Promise((resolve) => {
    // A certificate that browsers refuse is looked at too, to say what is wrong with it.
    const options = { host, port, servername: host, rejectUnauthorized: false };
    const socket = connect(options, () => {
      const refused = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), refused });
      socket.destroy();
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer within 20 seconds')));
    socket.on('error', ({ message }) => resolve({ error: message }));
  });
}

/** Asks for an address, and follows no redirect. A certificate is judged elsewhere. */
function open(address: string): Promise<Answer | { error: string }> {
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const options = { rejectUnauthorized: false, timeout: 20_000, agent: false as const };
    const asked = request(address, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', ({ message }) => resolve({ error: message }));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts).toString() });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 20 seconds')));
    asked.on('error', ({ message }) => resolve({ error: message }));
    asked.end();
  });
}

function dayOf(time: number): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' };
  return new Date(time).toLocaleDateString('en-IN', options as Intl.DateTimeFormatOptions);
}
