/**
 * Marks an answer by the ten rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory,
 * algorithm version 4, `src/grader/charts.js`): 100 to start with, penalties, then bonuses if 90 are
 * left. Without cookies and without HSTS preload the best possible is 135.
 */
export type Observed = {
  /** Header names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  html: string;
  /** The page's own address. */
  address: string;
  /** Where plain HTTP leads; not judged when left out. */
  httpLeadsTo?: string;
};
export type Mark = { rule: string; points: number; reason: string };
export type Grade = { score: number; grade: string; marks: Mark[] };

type Judge = (observed: Observed) => { points: number; reason: string };

const rules: Readonly<Record<string, Judge>> = {
  'content-security-policy': judgePolicy,
  cookies: judgeCookies,
  'cross-origin-resource-sharing': judgeSharing,
  redirection: judgeRedirection,
  'referrer-policy': judgeReferrer,
  'strict-transport-security': judgeTransport,
  'subresource-integrity': judgeIntegrity,
  'x-content-type-options': judgeTypes,
  'x-frame-options': judgeFrames,
  'cross-origin-resource-policy': judgeResourcePolicy,
};

/** Marks one answer. */
export function grade(observed: Observed): Grade {
  const marks = Object.entries(rules).map(([rule, judge]) => ({ rule, ...judge(observed) }));
  const sum = (sign: 1 | -1) =>
    marks.reduce((total, { points }) => total + (Math.sign(points) === sign ? points : 0), 0);
  const uncurved = 100 + sum(-1);
  const score = Math.max(0, uncurved >= 90 ? uncurved + sum(1) : uncurved);
  return { score, grade: letter(score), marks };
}

/** Lowest score of each grade. */
const grades = {
  'A+': 100,
  A: 90,
  'A-': 85,
  'B+': 80,
  B: 70,
  'B-': 65,
  'C+': 60,
  C: 50,
  'C-': 45,
  'D+': 40,
  D: 30,
  'D-': 25,
} as const;

function letter(score: number): string {
  return Object.entries(grades).find(([, lowest]) => score >= lowest)?.[0] ?? 'F';
}

function header({ headers }: Observed, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The directives of a policy, or undefined when one stands twice. */
function directivesOf(policy: string): Map<string, string[]> | undefined {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/);
    if (!name) continue;
    if (directives.has(name.toLowerCase())) return undefined;
    directives.set(name.toLowerCase(), values);
  }
  return directives;
}

function judgePolicy(observed: Observed) {
  const policy = header(observed, 'content-security-policy');
  const directives = policy === undefined ? undefined : directivesOf(policy);
  if (!directives) return { points: -25, reason: policy ? 'invalid' : 'missing' };
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isBroad = (source: string) => /^(\*|data:|blob:|https?:|https?:\/\/\*)$/.test(source);
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const allowsInline = (list: string[]) =>
    list.includes("'unsafe-inline'") && !list.some((source) => /^'(nonce|sha\d+)-/.test(source));
  if (allowsInline(scripts) || scripts.some(isBroad)) {
    return { points: -20, reason: 'scripts from anywhere' };
  }
  if (sources('object-src').some(isBroad)) return { points: -20, reason: 'objects from anywhere' };
  if ([...directives.values()].flat().some((source) => source.startsWith('http://'))) {
    return { points: -20, reason: 'plain HTTP' };
  }
  if (scripts.includes("'unsafe-eval'")) return { points: -10, reason: 'unsafe-eval' };
  if (allowsInline(styles) || styles.some(isBroad)) return { points: 0, reason: 'inline styles' };
  return directives.get('default-src')?.join() === "'none'"
    ? { points: 10, reason: "nothing unsafe, default-src 'none'" }
    : { points: 5, reason: 'nothing unsafe' };
}

function judgeCookies(observed: Observed) {
  const cookies = [observed.headers['set-cookie'] ?? []].flat();
  if (cookies.length === 0) return { points: 0, reason: 'none' };
  const safe = cookies.every((cookie) =>
    [/;\s*secure/i, /;\s*httponly/i, /;\s*samesite/i].every((flag) => flag.test(cookie)),
  );
  return safe ? { points: 5, reason: 'all safe' } : { points: -40, reason: 'unsafe cookies' };
}

function judgeSharing(observed: Observed) {
  const open = header(observed, 'access-control-allow-origin') === '*';
  const credentials = header(observed, 'access-control-allow-credentials') === 'true';
  return open && credentials
    ? { points: -50, reason: 'open to all, with credentials' }
    : { points: 0, reason: open ? 'open to all' : 'not shared' };
}

function judgeRedirection({ address, httpLeadsTo }: Observed) {
  if (!address.startsWith('https:')) return { points: -20, reason: 'no HTTPS' };
  if (httpLeadsTo === undefined) return { points: 0, reason: 'HTTPS; plain HTTP not asked' };
  const target = new URL(httpLeadsTo, address);
  if (target.protocol !== 'https:') return { points: -10, reason: 'the first step is not HTTPS' };
  return target.hostname === new URL(address).hostname
    ? { points: 0, reason: 'to HTTPS on the same host' }
    : { points: -5, reason: 'to another host first' };
}

function judgeReferrer(observed: Observed) {
  const policy = header(observed, 'referrer-policy');
  if (policy === undefined) return { points: 0, reason: 'missing' };
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? { points: 5, reason: policy }
    : { points: -5, reason: policy };
}

function judgeTransport(observed: Observed) {
  const value = header(observed, 'strict-transport-security');
  const age = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN);
  if (!observed.address.startsWith('https:') || Number.isNaN(age)) {
    return { points: -20, reason: value ?? 'missing' };
  }
  // Being on the browsers' preload list would give 5 more: that is the owner's to ask for.
  return age >= 15_768_000 ? { points: 0, reason: `${age} s` } : { points: -10, reason: 'short' };
}

function judgeIntegrity({ html, address }: Observed) {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].map(
    ([tag, source = '']) => ({
      ours: new URL(source, address).origin === new URL(address).origin,
      secure: new URL(source, address).protocol === 'https:',
      checked: /\bintegrity="sha(256|384|512)-/.test(tag),
    }),
  );
  const foreign = scripts.filter(({ ours }) => !ours);
  if (foreign.some(({ secure }) => !secure)) return { points: -50, reason: 'insecure scripts' };
  if (foreign.some(({ checked }) => !checked)) return { points: -5, reason: 'unchecked scripts' };
  return scripts.some(({ checked, secure }) => checked && secure)
    ? { points: 5, reason: 'scripts are checked' }
    : { points: 0, reason: 'nothing to check' };
}

function judgeTypes(observed: Observed) {
  const value = header(observed, 'x-content-type-options');
  return value === 'nosniff'
    ? { points: 0, reason: value }
    : { points: -5, reason: value ?? 'missing' };
}

function judgeFrames(observed: Observed) {
  const policy = directivesOf(header(observed, 'content-security-policy') ?? '');
  if (policy?.has('frame-ancestors')) return { points: 5, reason: 'by frame-ancestors' };
  const value = header(observed, 'x-frame-options') ?? '';
  return /^(deny|sameorigin)$/i.test(value)
    ? { points: 0, reason: value }
    : { points: -20, reason: 'may be framed' };
}

function judgeResourcePolicy(observed: Observed) {
  const value = header(observed, 'cross-origin-resource-policy');
  if (value === undefined || value === 'cross-origin') return { points: 0, reason: 'open' };
  return /^same-(origin|site)$/.test(value)
    ? { points: 10, reason: value }
    : { points: -5, reason: value };
}
