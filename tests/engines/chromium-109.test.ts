import { walkThroughOld } from './old-walk.ts';

walkThroughOld(109);
