import { z } from 'zod';
import { distinct, prose, question } from './fields.ts';
import { markdown } from './markdown.ts';

/** SPEC.md section 2 counts four questions on each page that has them; there may be more. */
export const faqSchema = z.strictObject({
  heading: prose,
  items: distinct(
    z
      .array(
        z.strictObject({
          question: question.describe('As a parent would ask it'),
          answer: markdown.describe(
            'The answer first, then the reason. [text](/contact) makes a link',
          ),
        }),
      )
      .min(4, 'must hold at least four questions'),
    'question',
  ),
});
