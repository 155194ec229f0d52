import { walkThrough } from './walk.ts';
import { startWebKit } from './webkit.ts';

walkThrough(startWebKit);
