import { z } from 'zod';
import { pageHead, prose } from './fields.ts';

export const offlineSchema = z.strictObject({
  ...pageHead,
  retry: prose,
  pages: prose.describe('Heading over the pages that are kept on the device'),
});
