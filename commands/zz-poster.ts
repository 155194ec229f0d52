import { editions } from '#tests/support/content.ts';
import { datesPoster } from '#build/documents/dates-poster.ts';
import { typeset } from '#build/documents/typeset.ts';
import { writeFileSync } from 'node:fs';
for (const e of editions) writeFileSync(`/tmp/r/poster-${e.lang}.pdf`, await typeset('dates-poster', datesPoster(e, '2026-11-28')));
