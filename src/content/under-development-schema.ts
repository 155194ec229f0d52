import { z } from 'zod';
import { ground, link, pageDescription, pageTitle, prose } from './schemas.ts';

export const underDevelopmentSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  lead: prose,
  telugu: prose,
  meanwhile: z
    .strictObject({
      heading: prose,
      links: z.array(z.strictObject({ title: prose, path: link, ground })).min(1),
    })
    .describe('Pages that already say a part of it'),
});
