/** Search of the course catalogue (SPEC.md section 5). */

export const courseCategories = ['inter', 'iit', 'bachelor'] as const;
export type CourseCategory = (typeof courseCategories)[number];

const courseFields = [
  'id',
  'name',
  'description',
  'image',
  'link',
  'category',
  'duration',
  'intake',
] as const;
type CourseField = (typeof courseFields)[number];

/** An entry in which none of the fields is missing. */
type Complete<Entry extends { [Field in CourseField]?: unknown }> = Omit<Entry, CourseField> & {
  [Field in CourseField]-?: NonNullable<Entry[Field]>;
};

/**
 * Leaves out each entry that lacks a field and says so.
 *
 * @param warn told the entry and the fields that it lacks
 */
export function completeCourses<Entry extends { [Field in CourseField]?: unknown }>(
  entries: readonly Entry[],
  warn: (message: string) => void = console.warn,
): Complete<Entry>[] {
  return entries.filter((entry, index): entry is Entry & Complete<Entry> => {
    const missing = courseFields.filter((field) => isBlank(entry[field]));
    if (missing.length === 0) return true;
    const name = [entry.name, entry.id, `number ${index + 1}`].find((value) => !isBlank(value));
    warn(`Catalogue entry '${name}' is left out: it lacks ${missing.join(', ')}.`);
    return false;
  }) as Complete<Entry>[];
}

/** Category as given in an address; anything unknown means all. */
export function readCategory(value: string | null | undefined): CourseCategory | '' {
  return courseCategories.find((category) => category === value) ?? '';
}

/**
 * Whether a course is shown for a category and a search text; either may be empty.
 *
 * @param course its names are those of every language in which it may be looked for
 */
export function matchesCourse(
  { names, category: own }: { names: readonly string[]; category: string },
  category: string,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    (category === '' || own === category) &&
    names.some((name) => name.toLowerCase().includes(wanted))
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}
