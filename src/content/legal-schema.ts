import { z } from 'zod';
import { markdown } from './markdown.ts';
import { pageDescription, pageTitle, text } from './schemas.ts';

/** Privacy and terms: the number of sections is SPEC.md's. */
export function legalSchema(sections: number) {
  return z.strictObject({
    title: pageTitle,
    description: pageDescription,
    lead: text,
    telugu: text,
    sections: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          heading: text,
          text: markdown,
        }),
      )
      .length(sections, `must hold ${sections} sections`),
    consent: z.strictObject({ heading: text, text, label: text }),
  });
}
