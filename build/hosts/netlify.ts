import { lost } from './moves.ts';

/** `netlify.toml` for what Netlify cannot be told in the `_redirects` that Cloudflare reads too. */
export function netlifyConfig(): string {
  const rules = lost.map(
    ({ under, page }) => `[[redirects]]\n  from = "${under}/*"\n  to = "${page}"\n  status = 404\n`,
  );
  return `# Generated from src/routes.ts by the build. Do not edit.\n${rules.join('\n')}`;
}
