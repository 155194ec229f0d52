import { langs } from '#src/languages.ts';
import { pathIn } from '#src/routes.ts';
import { templates } from '../support/templates.ts';
import { type OldVersion, startOldChromium } from './old-chromium.ts';
import { switchedOffSteps } from './steps/switched-off.ts';
import { scriptlessSteps } from './steps/without-scripts.ts';
import { walkThrough } from './walk.ts';

/** Walks through every template in both languages, and does everything, in an old Chromium. */
export function walkThroughOld(version: OldVersion): void {
  walkThrough(() => startOldChromium(version), {
    opened: langs.flatMap((lang) => templates.map((path) => pathIn(lang, path))),
    widths: [360, 768, 1366],
    withoutScripts: version < 114 ? switchedOffSteps : scriptlessSteps,
  });
}
