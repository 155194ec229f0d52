import type { Edition } from '#src/content/check/edition.ts';
import { pathIn, searchIndexPath } from '#src/routes.ts';
import { waysToAsk } from '#src/ui/ask/ask-section.tsx';
import { SiteSearch as SearchIsland } from '#src/ui/site-search/site-search.island.tsx';

/** The search over the pages of an edition. A page with it names the island in its `islands.ts`. */
export function SiteSearch(edition: Edition) {
  const { words, lang, locale } = edition;
  return (
    <SearchIsland
      index={pathIn(lang, searchIndexPath)}
      words={words.search}
      ask={waysToAsk(edition)}
      locale={locale}
    />
  );
}
