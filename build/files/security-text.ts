import type { Site } from '#src/content/schemas/site.ts';
import { langs } from '#src/languages.ts';

/** The contact for security reports, after RFC 9116; it expires a year after each build. */
export function securityText({ email, origin }: Pick<Site, 'email' | 'origin'>, builtOn: Date) {
  const expires = new Date(builtOn);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${langs.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
