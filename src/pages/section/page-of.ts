import type { Programme, ProgrammePage } from '#src/content/schemas/programme.ts';

/** @throws Error if the programme's file has no such page, which the check of content rules out */
export function pageOf({ id, pages }: Programme, slug: string): ProgrammePage {
  const page = pages[slug];
  if (!page) throw new Error(`Programme '${id}' has no page '${slug}'.`);
  return page;
}
