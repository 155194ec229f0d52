import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { categoryOptions, matchesCourse } from '#src/admissions/course-search.ts';
import { Button } from '#src/components/button/button.tsx';
import { Field, SelectField } from '#src/components/field/field.tsx';
import { WaysToAsk } from '#src/components/ways-to-ask/ways-to-ask.tsx';
import { island } from '#src/lib/island.tsx';
import styles from './course-search.module.css';
import { readFilter, useCourseFilter } from './use-course-filter.ts';
import { useShownCards } from './use-shown-cards.ts';

type CourseSearchProps = {
  /** Cards already on the page; each has its course's id as element id. */
  courses: readonly { id: string; name: string; category: string }[];
  /** Every course of the site, shown where the search finds none. */
  all: readonly { title: string; path: string }[];
  phone: string;
  admissionsHref: string;
};

/** Shows and hides the catalogue's cards, which stay where the page put them. */
export const CourseSearch = island('course-search', CourseSearchView);

export function CourseSearchView({ courses, all, phone, admissionsHref }: CourseSearchProps) {
  const [{ search, category }, setFilter] = useCourseFilter();
  const searchBox = useRef<HTMLInputElement>(null);
  const categoryList = useRef<HTMLSelectElement>(null);
  const found = courses.filter((course) => matchesCourse(course, category, search));
  useShownCards(courses, found);

  useEarlyChoice(categoryList, setFilter);
  useEffect(() => {
    if (searchBox.current && search) searchBox.current.value = search;
  }, [search]);
  useEffect(() => {
    const list = categoryList.current;
    if (list && list.value !== category) list.value = category;
  }, [category]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = searchBox.current?.value.trim();
    if (text) {
      setFilter({ search: text });
    } else {
      alert('Please enter a course to search.');
      searchBox.current?.focus();
    }
  }

  function showAll() {
    if (searchBox.current) searchBox.current.value = '';
    searchBox.current?.focus();
    setFilter({ search: '', category: '' });
  }

  return (
    <>
      <div className="needs-script">
        <form
          className={styles.form}
          method="dialog"
          noValidate
          onSubmit={handleSubmit}
          aria-label="Search courses"
        >
          <Field
            ref={searchBox}
            label="Search courses"
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder="Nursing, BPT, NEET"
            autoComplete="off"
            required
          />
          <Button type="submit" icon="search">
            Search
          </Button>
          <SelectField
            ref={categoryList}
            label="Category"
            name="category"
            placeholder={categoryOptions[0].label}
            options={categoryOptions.slice(1)}
            onChange={(event) => setFilter({ category: event.currentTarget.value })}
            required
          />
        </form>
      </div>
      <div className={styles.result}>
        <p role="status" className={found.length > 0 ? styles.count : styles.none}>
          {summary(found.length, search, category)}
        </p>
        {(search || category) && (
          <Button variant="line" onClick={showAll}>
            Show all courses
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <div className={styles.empty} data-ground="white">
          <img src="/patterns/empty.svg" width="120" height="120" alt="" />
          <div>
            <p>Courses are found by their name. These are all of them:</p>
            <ul className={styles.all}>
              {all.map(({ title, path }) => (
                <li key={path}>
                  <a className="text-link" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <p>If you have something else in mind, ask us.</p>
            <WaysToAsk phone={phone} admissionsHref={admissionsHref} />
          </div>
        </div>
      )}
    </>
  );
}

/** Takes over a category that was chosen before the page's script was there to hear of it. */
function useEarlyChoice(
  list: RefObject<HTMLSelectElement | null>,
  setFilter: (change: { category: string }) => void,
) {
  const take = useEffectEvent(() => {
    const chosen = list.current?.value;
    if (chosen && !readFilter(location.search).category) setFilter({ category: chosen });
  });
  useEffect(() => take(), []);
}

function summary(count: number, search: string, category: string): string {
  if (count === 0) return 'No courses found.';
  const label = category && categoryOptions.find(({ value }) => value === category)?.label;
  const filters = [label && `in ${label}`, search && `for “${search}”`].filter(Boolean).join(' ');
  return `${count} ${count === 1 ? 'course' : 'courses'}${filters && ` ${filters}`}`;
}
