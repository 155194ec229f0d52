/** Makes sure that there is a browser before the tests start. */
import { needChromium } from './find-chromium.ts';

try {
  console.log(`Browser: ${needChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
