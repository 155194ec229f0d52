import { readFileSync } from 'node:fs';

const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/**
 * The oldest version of each browser in which everything works, such as `{ chrome: '92' }`: the
 * `browserslist` of package.json, see docs/browsers.md.
 */
const floor: Readonly<Record<string, string>> = Object.fromEntries(
  packageFile.browserslist.map((entry) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!version) throw new Error(`package.json, browserslist: '${entry}' is not 'chrome >= 92'.`);
    return [browser, version];
  }),
);

/** The floor as Vite names it: `chrome92`, `safari15.4`. */
export const scriptTarget = Object.entries(floor).map(
  ([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
);

/** The floor as Lightning CSS counts it: a byte each for the parts of a version. */
export const styleTargets = Object.fromEntries(
  Object.entries(floor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);
