import { readCategory } from '#src/admissions/course-search.ts';
import { useAddressQuery } from '#src/components/address-query/use-address-query.ts';

type Filter = { search: string; category: string };

/** No course has a longer name, so what lies beyond changes no result and need not be kept. */
const longestSearch = 200;

/** Search text and category, kept in the address. */
export function useCourseFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [query, replace] = useAddressQuery();
  const filter = readFilter(query);
  return [filter, (change) => replace(writeFilter({ ...readFilter(location.search), ...change }))];
}

/** The filter that the query of an address holds. */
export function readFilter(address: string): Filter {
  const query = new URLSearchParams(address);
  return {
    search: query.get('q')?.trim() ?? '',
    category: readCategory(query.get('category')),
  };
}

function writeFilter({ search, category }: Filter): string {
  const values = { q: search.slice(0, longestSearch), category };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
}
