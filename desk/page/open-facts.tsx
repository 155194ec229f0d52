import { useState } from 'react';
import { fieldAt, isNullable } from '#desk/form/field-schema.ts';
import {
  type Cell,
  isCell,
  isStale,
  type Part,
  partAt,
  pathOf,
  withPart,
} from '#desk/form/form.ts';
import { byWeight, weightTitles } from '#src/content/check/open-facts.ts';
import type { OpenFact } from '#src/content/check/parse.ts';
import { folders, labelOf, languageName, placeIn } from '../labels.ts';
import { CellField, confirmed, unknown } from './cell-field.tsx';
import { FileProvider } from './desk-context.ts';
import { fieldsIn, textIn } from './find-field.ts';
import type { Desk } from './use-desk.ts';

type Props = {
  desk: Desk;
  /** Opens the form that a fact belongs to. */
  onOpen: (name: string, field: string) => void;
  /** Shows the page of a file. */
  onShow: (name: string) => void;
};

/** How many facts are listed at first: those that are missed most. */
const first = 20;

/** What the institution has still to say: the first thing to look at. */
export function OpenFacts(props: Props) {
  const { openFacts, problems } = props.desk.checked;
  /** Facts that are being answered stay in the list until the officer is done. */
  const [answered, setAnswered] = useState<readonly OpenFact[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  const toggle = (fact: OpenFact) =>
    setAnswered((now) =>
      now.some((one) => isSame(one, fact))
        ? now.filter((one) => !isSame(one, fact))
        : [...now, fact],
    );
  const all = byWeight(withAnswered(openFacts, answered));
  const listed = showsAll ? all : all.slice(0, first);
  if (all.length === 0 && problems.length > 0) {
    return <p>The open facts are listed here when the files above are in order again.</p>;
  }
  return (
    <>
      <h1>Open facts</h1>
      <Doubts {...props} />
      {all.length === 0 && <p>Nothing is open: every fact is known and confirmed.</p>}
      {all.length > 0 && (
        <p className="help">
          What the college has still to tell or to confirm. Answer it here, or choose a page on the
          left. The page shows it at once; visitors see it after you save and the site is published.
        </p>
      )}
      {Object.entries(weightTitles).map(([weight, title]) => {
        const facts = listed.filter((fact) => fact.weight === weight);
        return (
          facts.length > 0 && (
            <section key={weight}>
              <h2>
                {title}{' '}
                <span className="count">{all.filter((fact) => fact.weight === weight).length}</span>
              </h2>
              <ul className="facts">
                {facts.map((fact) => (
                  <Fact
                    key={fact.file + fact.field}
                    {...props}
                    fact={fact}
                    isOpen={answered.some((one) => isSame(one, fact))}
                    onToggle={() => toggle(fact)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {listed.length < all.length && (
        <button type="button" className="add" onClick={() => setShowsAll(true)}>
          Show all {all.length} open facts
        </button>
      )}
      <ToReadAgain {...props} />
    </>
  );
}

/** Values that may be right; nothing keeps them from being saved. */
function Doubts({ desk, onOpen }: Props) {
  const { doubts } = desk.checked;
  if (doubts.length === 0) return null;
  return (
    <section className="doubts">
      <h2>
        Perhaps wrong <span className="count">{doubts.length}</span>
      </h2>
      <ul>
        {doubts.map(({ file, field, message }) => {
          const name = file.replace(folders, '');
          return (
            <li key={file + field + message}>
              <button type="button" className="link" onClick={() => onOpen(name, field)}>
                {desk.titleOf(name)} › {placeIn(pathOf(field))}
              </button>{' '}
              {message}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Translated texts whose English has changed since, and that nobody has read again. */
function ToReadAgain({ desk, onOpen }: Props) {
  const { opened, formOf, titleOf } = desk;
  const all = fieldsIn(Object.keys(opened.files), formOf);
  return opened.languages.map((lang) => {
    const stale = all.filter(({ cell }) => isStale(cell, lang));
    if (stale.length === 0) return null;
    return (
      <section key={lang}>
        <h2>
          {languageName(lang)} to read again <span className="count">{stale.length}</span>
        </h2>
        <p className="help">
          The English has changed since these were translated. Change them, or say that they still
          fit.
        </p>
        <ul className="facts">
          {stale.map(({ name, field, label, cell }) => (
            <li key={name + field} className="fact">
              <div>
                <p className="fact-place">
                  {titleOf(name)} › {label}
                </p>
                <p className="fact-text">{textIn(cell)}</p>
              </div>
              <div className="fact-buttons">
                <button type="button" className="quiet" onClick={() => onOpen(name, field)}>
                  Read
                  <span className="hidden">
                    : {titleOf(name)}, {label}
                  </span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const isSame = (a: OpenFact, b: OpenFact) => a.file === b.file && a.field === b.field;

/** The open facts, and in their old places those that are no longer open because of an answer. */
function withAnswered(facts: readonly OpenFact[], answered: readonly OpenFact[]): OpenFact[] {
  return answered.reduce<OpenFact[]>(
    (all, fact) => {
      if (all.some((one) => isSame(one, fact))) return all;
      const next = all.findIndex(({ file, line }) => file === fact.file && line > fact.line);
      return all.toSpliced(next < 0 ? all.length : next, 0, fact);
    },
    [...facts],
  );
}

type FactProps = Props & { fact: OpenFact; isOpen: boolean; onToggle: () => void };

function Fact({ desk, onOpen, onShow, fact, isOpen, onToggle }: FactProps) {
  const name = fact.file.replace(/^content\//, '');
  const path = pathOf(fact.field);
  const form = desk.formOf(name);
  const found = partAt(form, path);
  const cell = isCell(found) ? found : undefined;
  const field = fieldAt(desk.opened.schemas[name] ?? {}, path);
  const title = desk.titleOf(name);
  const label = placeIn(path);
  const set = (next: Cell) => desk.change(name, withPart(form, path, next) as Part);
  const answer = () => {
    onShow(name);
    onToggle();
  };
  const isPlaceholder = fact.kind === 'placeholder' && !isOpen;
  // While a value is changed, its field shows it.
  const isShown = isPlaceholder || fact.kind === 'unknown';
  return (
    <li className="fact" data-open={isOpen || undefined}>
      <div>
        <p className="fact-place">
          {title} › {label}
        </p>
        {isShown && <p className="fact-text">{fact.note.trim().split('\n')[0]}</p>}
        {isPlaceholder && <p className="help">Visitors read this already. Is it right?</p>}
      </div>
      <div className="fact-buttons">
        {isPlaceholder && cell && (
          <button type="button" onClick={() => set(confirmed(cell))}>
            Confirm<span className="hidden"> {label}</span>
          </button>
        )}
        {isPlaceholder && cell && isNullable(field) && (
          <button type="button" className="quiet" onClick={() => set(unknown(cell))}>
            Mark as not known<span className="hidden">: {label}</span>
          </button>
        )}
        <button
          type="button"
          className={isOpen ? 'main' : 'quiet'}
          aria-expanded={isOpen}
          onClick={answer}
        >
          {isOpen ? 'Done' : fact.kind === 'unknown' ? 'Answer' : 'Change'}
          <span className="hidden">
            : {title}, {label}
          </span>
        </button>
      </div>
      {isOpen && form && (
        <div className="fact-answer" data-file={name}>
          <FileProvider value={{ desk, name, target: fact.field }}>
            <CellField
              label={labelOf(String(path.at(-1)), field)}
              field={field}
              path={path}
              cell={cell}
              isRequired
            />
          </FileProvider>
          <button type="button" className="small quiet" onClick={() => onOpen(name, fact.field)}>
            All of {title}
          </button>
        </div>
      )}
    </li>
  );
}
