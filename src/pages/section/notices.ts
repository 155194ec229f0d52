import type { PageKind, Programme, ProgrammePage } from '#src/content/schemas/programme.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { Words } from '#src/words.ts';

/** What each kind of page cannot do without. */
const needs: Record<Exclude<PageKind, 'about'>, Check> = {
  curriculum: ({ curriculum }) => curriculum,
  criteria: ({ requirements }) => requirements,
  career: ({ career }) => career,
  groups: ({ curriculumGroups }) => curriculumGroups,
  requirements: ({ requirementRows }) => requirementRows,
  'common-features': ({ commonFeatures }) => commonFeatures,
  stream: ({ streams }, { of }) => of && streams?.[of],
  modules: ({ modules }, { of }) => of && modules?.[of],
  'module-overview': ({ modules }) => modules,
};

type Check = (programme: Programme, page: ProgrammePage) => unknown;

/** The notice of SPEC.md section 8 for a page whose data is missing; undefined when it is there. */
export function missingNotice(
  programme: Programme,
  page: ProgrammePage,
  notices: Words['section']['missing'],
): string | undefined {
  const { show } = page;
  if (show === 'about' || needs[show](programme, page)) return undefined;
  if (show === 'curriculum' && programme.notices) return programme.notices.curriculum;
  return fill(notices[show], { course: programme.name });
}
