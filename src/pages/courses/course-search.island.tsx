import { type FormEvent, useLayoutEffect, useRef } from 'react';
import {
  type CourseCategory,
  courseCategories,
  matchesCourse,
  readCategory,
} from '#src/domain/course-search.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { counting } from '#src/lib/plural.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field, SelectField } from '#src/ui/field/field.tsx';
import { island } from '#src/ui/island/island.tsx';
import { MissingNotice } from '#src/ui/missing-notice/missing-notice.tsx';
import type { WaysToAskProps } from '#src/ui/ways-to-ask/ways-to-ask.tsx';
import type { Words } from '#src/words.ts';
import styles from './course-search.module.css';
import { useCourseFilter } from './use-course-filter.ts';

type CourseSearchProps = {
  /** Cards already on the page; each has its course's id as element id. */
  courses: readonly { id: string; names: readonly string[]; category: string }[];
  /** Pages of every course, shown where no card is found: those with the name, or all of them. */
  all: readonly { title: string; names: readonly string[]; path: string }[];
  words: Words['courses'];
  ask: WaysToAskProps;
  /** Of numbers, such as `en-IN`. */
  locale: string;
};

/** Shows and hides the catalogue's cards, which stay where the page put them. */
export const CourseSearch = island('course-search', CourseSearchView);

export function CourseSearchView(props: CourseSearchProps) {
  const { courses, all, words, ask } = props;
  const form = useRef<HTMLFormElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const [{ search, category }, setFilter] = useCourseFilter(form);
  const found = courses.filter((course) => matchesCourse(course, category, search));
  const named = all.filter(({ names }) => matchesCourse({ names, category: '' }, '', search));
  useShownCards(courses, found);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = searchBox.current?.value.trim();
    if (text) {
      setFilter({ search: text });
    } else {
      alert(words.alert);
      searchBox.current?.focus();
    }
  }

  /** A text that has been cleared is searched for no longer. */
  function chooseCategory(chosen: CourseCategory | '') {
    const isCleared = !searchBox.current?.value.trim();
    setFilter({ category: chosen, ...(isCleared && { search: '' }) });
  }

  function showAll() {
    if (searchBox.current) searchBox.current.value = '';
    searchBox.current?.focus();
    setFilter({ search: '', category: '' });
  }

  return (
    <>
      <div className={layout.needsScript}>
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          noValidate
          onSubmit={handleSubmit}
          aria-label={words.search}
        >
          <Field
            ref={searchBox}
            label={words.search}
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder={words.example}
            autoComplete="off"
            required
          />
          <Button type="submit" icon="search">
            {words.searchButton}
          </Button>
          <SelectField
            label={words.category}
            name="category"
            placeholder={words.categories.all}
            options={courseCategories.map((value) => ({ value, label: words.categories[value] }))}
            onChange={({ currentTarget }) => chooseCategory(readCategory(currentTarget.value))}
            required
          />
        </form>
      </div>
      <div className={styles.result}>
        <p role="status" className={found.length > 0 ? styles.count : styles.none}>
          {summary(found.length, search, category, props)}
        </p>
        {(search || category) && (
          <Button variant="line" onClick={showAll}>
            {words.showAll}
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <MissingNotice {...ask}>
          <p>{named.length > 0 ? words.named : words.byName}</p>
          <ul className={styles.all}>
            {(named.length > 0 ? named : all).map(({ title, path }) => (
              <li key={path}>
                <a className={layout.textLink} href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <p>{words.ask}</p>
        </MissingNotice>
      )}
    </>
  );
}

function summary(
  count: number,
  search: string,
  category: CourseCategory | '',
  { words, locale }: Pick<CourseSearchProps, 'words' | 'locale'>,
): string {
  if (count === 0) return words.none;
  const found = counting(locale)(count, words.found);
  const label = category && words.categories[category];
  if (label && search) return fill(words.foundInFor, { found, category: label, search });
  if (label) return fill(words.foundIn, { found, category: label });
  return search ? fill(words.foundFor, { found, search }) : found;
}

/** Hides the card of every course that is not among the found ones, for as long as the search is there. */
function useShownCards(courses: readonly { id: string }[], found: readonly { id: string }[]): void {
  useLayoutEffect(() => {
    const hidden = courses
      .filter(({ id }) => !found.some((course) => course.id === id))
      .map(({ id }) => document.getElementById(id))
      .filter((card) => card !== null);
    for (const card of hidden) card.hidden = true;
    return () => {
      for (const card of hidden) card.hidden = false;
    };
  });
}
