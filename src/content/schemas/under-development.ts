import { z } from 'zod';
import { ground, link, pageHead, pictureName, prose } from './fields.ts';

export const underDevelopmentSchema = z.strictObject({
  ...pageHead,
  picture: pictureName,
  meanwhile: z
    .strictObject({
      heading: prose,
      links: z.array(z.strictObject({ title: prose, path: link, ground })).min(1),
    })
    .describe('Pages that already say a part of it'),
});
