import type { PageKind, Programme, ProgrammePage } from '#src/content/programme-schema.ts';

/** What each kind of page cannot do without, and its name in the notice. */
const needs: Record<PageKind, { subject: string; isThere: Check } | undefined> = {
  about: undefined,
  curriculum: { subject: 'Curriculum', isThere: ({ curriculum }) => curriculum },
  criteria: { subject: 'Program Requirements', isThere: ({ requirements }) => requirements },
  career: { subject: 'Career Pathways', isThere: ({ career }) => career },
  groups: { subject: 'Curriculum', isThere: ({ curriculumGroups }) => curriculumGroups },
  requirements: { subject: 'Requirements', isThere: ({ requirementRows }) => requirementRows },
  'common-features': { subject: 'Common Features', isThere: (it) => it.commonFeatures },
  stream: { subject: 'Stream', isThere: ({ streams }, { of }) => of && streams?.[of] },
  modules: { subject: 'Modules', isThere: ({ modules }, { of }) => of && modules?.[of] },
  'module-overview': { subject: 'Curriculum', isThere: ({ modules }) => modules },
};

type Check = (programme: Programme, page: ProgrammePage) => unknown;

/** The notice of SPEC.md section 8 for a page whose data is missing; undefined when it is there. */
export function missingNotice(programme: Programme, page: ProgrammePage): string | undefined {
  const need = needs[page.show];
  if (!need || need.isThere(programme, page)) return undefined;
  if (page.show === 'curriculum' && programme.notices) return programme.notices.curriculum;
  return `${programme.name} ${need.subject} data not found.`;
}
