import { z } from 'zod';
import { pageDescription, pageTitle, prose } from './schemas.ts';

export const offlineSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  lead: prose,
  telugu: prose,
  retry: prose,
  pages: prose.describe('Heading over the pages that are kept on the device'),
});
