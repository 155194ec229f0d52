import { z } from 'zod';
import { distinct, id, pageHead, prose } from './fields.ts';
import { markdown } from './markdown.ts';

/** Privacy and terms: SPEC.md's sections, and any that are added. */
export function legalSchema(sections: number) {
  return z.strictObject({
    ...pageHead,
    sections: distinct(
      z
        .array(z.strictObject({ id, heading: prose, text: markdown }))
        .min(sections, `must hold at least ${sections} sections. Restore the one that is missing`),
      'id',
    ),
    consent: z.strictObject({ heading: prose, text: prose, label: prose }),
  });
}
