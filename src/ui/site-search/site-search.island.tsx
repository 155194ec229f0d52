import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#src/lib/fill-tokens.ts';
import { counting } from '#src/lib/plural.ts';
import type { Hit, Place } from '#src/lib/text-search.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { useFormInAddress } from '#src/ui/form-in-address/use-form-in-address.ts';
import { island } from '#src/ui/island/island.tsx';
import { WaysToAsk, type WaysToAskProps } from '#src/ui/ways-to-ask/ways-to-ask.tsx';
import type { Words } from '#src/words.ts';
import styles from './site-search.module.css';

type SiteSearchProps = {
  /** Address of the texts of all pages, and of words that stand for each other. */
  index: string;
  words: Words['search'];
  ask: WaysToAskProps;
  /** Of numbers, such as `en-IN`. */
  locale: string;
};

const mostShown = 12;

/** Searches the texts of all pages here, in the browser: no server learns what was looked for. */
export const SiteSearch = island('site-search', SiteSearchView, 'touch');

function SiteSearchView({ index, words, ask, locale }: SiteSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [given, replace] = useFormInAddress({
    form,
    place: 'fragment',
    names: ['q'],
    fill: fillQuery,
  });
  const query = new URLSearchParams(given).get('q') ?? '';
  const hits = useHits(query, index);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    replace(writeQuery(event.currentTarget));
  }

  return (
    <div className={`${layout.needsScript} ${layout.stack} ${styles.search}`}>
      <search className={styles.box}>
        <form ref={form} className={styles.form} method="dialog" onSubmit={handleSubmit}>
          <Field
            label={words.label}
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder={words.example}
            autoComplete="off"
            required
          />
          <Button type="submit" icon="search">
            {words.button}
          </Button>
        </form>
      </search>
      <p role="status" className={styles.status}>
        {hits && summary(hits, query, words, locale)}
      </p>
      {hits && (hits === 'failed' || hits.length === 0) && <WaysToAsk {...ask} />}
      {hits && hits !== 'failed' && hits.length > 0 && (
        <ol className={styles.hits}>
          {hits.slice(0, mostShown).map((hit) => (
            <li key={hit.path}>
              <FoundPage {...hit} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** A page, the text that was found best, and links to other places on it. */
function FoundPage({ path, title, under, places: [best, ...others] }: Hit) {
  const named = others.filter(({ heading }) => heading && heading !== title);
  return (
    <>
      <div>
        <a className={styles.title} href={path}>
          {title}
        </a>
        {under && <p>{under}</p>}
        {best && <BestPlace {...best} path={path} title={title} />}
      </div>
      {named.length > 0 && (
        <ul className={styles.places}>
          {named.map(({ id, heading }) => (
            <li key={heading}>
              <a href={path + placeOn(id, heading)}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function BestPlace({ path, title, ...place }: Place & { path: string; title: string }) {
  const { id, heading, excerpt } = place;
  const { before, match, after } = excerpt;
  return (
    <>
      {heading && heading !== title && <a href={path + placeOn(id, heading)}>{heading}</a>}
      <p>
        {/* Each in an element of its own: a translator takes texts that are beside others away. */}
        <span>{before}</span>
        {match && <mark>{match}</mark>}
        <span>{after}</span>
      </p>
    </>
  );
}

/** A place without a name is found by its heading, where the browser can. */
function placeOn(id: string, heading: string): string {
  if (id) return `#${id}`;
  return heading && `#:~:text=${encodeURIComponent(heading).replaceAll('-', '%2D')}`;
}

function summary(
  hits: NonNullable<ReturnType<typeof useHits>>,
  query: string,
  { found, best, none, failed }: Words['search'],
  locale: string,
): string {
  if (hits === 'failed') return failed;
  if (hits.length === 0) return fill(none, { query });
  const count = fill(counting(locale)(hits.length, found), { query });
  return hits.length > mostShown ? fill(best, { found: count, shown: mostShown }) : count;
}

/** The pages that a query finds; undefined while the texts are loading. */
function useHits(query: string, index: string) {
  const [found, setFound] = useState<{ query: string; hits: readonly Hit[] | 'failed' }>();
  const search = useRef<Promise<(query: string) => Hit[]>>(undefined);
  useEffect(() => {
    let stale = false;
    const show = (hits: readonly Hit[] | 'failed') => {
      if (!stale) setFound({ query, hits });
    };
    async function find() {
      // Words that are sent while the texts are on their way wait for the same texts.
      search.current ??= searchIn(index);
      show((await search.current)(query));
    }
    if (query) {
      find().catch(() => {
        search.current = undefined;
        show('failed');
      });
    }
    return () => {
      stale = true;
    };
  }, [query, index]);
  return found?.query === query ? found.hits : undefined;
}

async function searchIn(index: string) {
  const [{ searchOver }, texts] = await Promise.all([
    import('#src/lib/text-search.ts'),
    fetch(index).then((answer) => answer.json()),
  ]);
  return searchOver(texts);
}

function writeQuery(form: HTMLFormElement): string {
  const query = String(new FormData(form).get('q')).trim();
  return query && new URLSearchParams({ q: query }).toString();
}

function fillQuery(form: HTMLFormElement, given: string): void {
  const box = form.elements.namedItem('q');
  if (box instanceof HTMLInputElement) box.value = new URLSearchParams(given).get('q') ?? '';
}
