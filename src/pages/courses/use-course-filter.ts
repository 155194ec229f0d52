import { type RefObject, startTransition } from 'react';
import { type CourseCategory, readCategory } from '#src/domain/course-search.ts';
import { useFormInAddress } from '#src/ui/form-in-address/use-form-in-address.ts';

type Filter = { search: string; category: CourseCategory | '' };

/** No course has a longer name, so what lies beyond changes no result and need not be kept. */
const longestSearch = 200;

const names = ['q', 'category'];

/** Search text and category, kept in the address. */
export function useCourseFilter(
  form: RefObject<HTMLFormElement | null>,
): [Filter, (change: Partial<Filter>) => void] {
  const [query, replace] = useFormInAddress({ form, place: 'query', names, write, fill });
  const filter = readFilter(query);
  return [
    filter,
    (change) => startTransition(() => replace(writeFilter({ ...filter, ...change }))),
  ];
}

/** A text counts when it is searched for, not while it is typed. */
function write(form: HTMLFormElement): string {
  return writeFilter({ search: '', category: readCategory(form.querySelector('select')?.value) });
}

function fill(form: HTMLFormElement, given: string, before: string): void {
  const { search, category } = readFilter(given);
  const box = form.querySelector('input');
  const list = form.querySelector('select');
  if (box && search !== readFilter(before).search) box.value = search;
  if (list) list.value = category;
}

/** The filter that the query of an address holds. */
function readFilter(address: string): Filter {
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
