import { z } from 'zod';
import { distinct, id, pageHead, prose } from './fields.ts';
import { markdown } from './markdown.ts';

/** Privacy and terms: the number of sections is SPEC.md's. */
export function legalSchema(sections: number) {
  return z.strictObject({
    ...pageHead,
    sections: distinct(
      z
        .array(z.strictObject({ id, heading: prose, text: markdown }))
        .length(sections, `must hold ${sections} sections. Restore the one that is missing`),
      'id',
    ),
    consent: z.strictObject({ heading: prose, text: prose, label: prose }),
  });
}
