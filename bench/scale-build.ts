/** Builds the site once with as many more programme pages as asked: run by `scale.ts`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '#prerender/build.ts';

const count = Number(process.argv[3]);
const work = path.resolve('.build/scale');
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
for (const part of ['client', 'server']) {
  cpSync(path.resolve('.build', part), path.join(work, part), { recursive: true });
}
const manifestFile = path.join(work, 'server/manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const { file } = manifest['src/site/render.tsx'];
// The pipeline is the real one; only its list of routes is longer.
const longer = `${path.dirname(file)}/longer.js`;
writeFileSync(
  path.join(work, 'server', longer),
  `import { routes as real } from './${path.basename(file)}';
export * from './${path.basename(file)}';
const programmes = real.filter(({ section }) => section);
export const routes = Array.from({ length: ${count} }, (_, index) => {
  const route = programmes[index % programmes.length];
  return { ...route, path: route.path + '-' + index };
});
`,
);
manifest['src/site/render.tsx'].file = longer;
writeFileSync(manifestFile, JSON.stringify(manifest));

const started = performance.now();
const cpu = process.cpuUsage();
await buildSite(work);
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    count,
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
  }),
);
process.exit(0);
