import { useRef, useState } from 'react';
import { fieldAt, isNullable } from '#desk/form/field-schema.ts';
import {
  type Cell,
  cellsIn,
  fieldName,
  isCell,
  isStale,
  type Part,
  partAt,
  pathOf,
  withPart,
} from '#desk/form/form.ts';
import { byWeight, weightTitles } from '#src/content/check/open-facts.ts';
import { dayInWords, folders, labelOf, languageName, placeIn } from '../labels.ts';
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

/** The open facts of all forms as they are now, whatever else is wrong in them. */
export function openFactsIn({ opened, formOf }: Desk): Fact[] {
  return Object.keys(opened.files).flatMap((name) =>
    cellsIn(formOf(name)).flatMap(({ path, cell }) =>
      cell.mark ? [{ file: name, field: fieldName(path), question: cell.question }] : [],
    ),
  );
}

/** Lists the facts that the institution has still to give. The desk opens with this view. */
export function OpenFacts(props: Props) {
  const { desk } = props;
  const open = openFactsIn(desk);
  // Settled facts keep their rows during a sitting, so that no other row moves under the pointer.
  const [before] = useState(open);
  const [answering, setAnswering] = useState<readonly string[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  const openKeys = new Set(open.map(keyOf));
  const known = new Set(before.map(keyOf));
  const all = byWeight([...before, ...open.filter((fact) => !known.has(keyOf(fact)))]);
  const listed = showsAll ? all : all.slice(0, first);
  const toggle = (key: string) =>
    setAnswering((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));
  return (
    <>
      <h1>Open facts</h1>
      <Doubts {...props} />
      {open.length === 0 && <p>Nothing is open: every fact is known and confirmed.</p>}
      {all.length > 0 && (
        <p className="help">
          What the college has still to tell or to confirm. Answer it here, or choose a page on the
          left. The page shows it at once; visitors see it after you save and publish.
        </p>
      )}
      {Object.entries(weightTitles).map(([weight, title]) => {
        const isOf = (fact: (typeof all)[number]) => fact.weight === weight;
        const facts = listed.filter(isOf);
        const count = all.filter((fact) => isOf(fact) && openKeys.has(keyOf(fact))).length;
        return (
          facts.length > 0 && (
            <section key={weight}>
              <h2>
                {title} <span className="count">{count}</span>
              </h2>
              <ul className="facts">
                {facts.map((fact) => (
                  <FactRow
                    key={keyOf(fact)}
                    {...props}
                    fact={fact}
                    isAnswering={answering.includes(keyOf(fact))}
                    onToggle={() => toggle(keyOf(fact))}
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
                {desk.titleOf(name)} › {placeIn(pathOf(field), desk.formOf(name))}
              </button>{' '}
              {message}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Translated texts that nobody has read beside the English of now. */
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
          Nobody has read these beside their English yet. Change them, or say that they still fit.
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

type Fact = { file: string; field: string; question: string | undefined };
const keyOf = ({ file, field }: Fact) => `${file} ${field}`;

type FactProps = Props & { fact: Fact; isAnswering: boolean; onToggle: () => void };

/** A fact: open, being answered, or settled in this sitting. */
function FactRow({ desk, onOpen, onShow, fact, isAnswering, onToggle }: FactProps) {
  const name = fact.file;
  const path = pathOf(fact.field);
  const form = desk.formOf(name);
  const found = partAt(form, path);
  const cell: Cell = isCell(found) ? found : { $cell: true };
  const field = fieldAt(desk.opened.schemas[name] ?? {}, path);
  const title = desk.titleOf(name);
  const label = placeIn(path, form);
  const set = (next: Cell) => desk.change(name, withPart(form, path, next) as Part);
  const isWrong = desk.checked.problems.some(
    (problem) => problem.field === fact.field && problem.file.replace(folders, '') === name,
  );
  // A wrong answer stays where it is, with its message.
  const isOpen = isAnswering || (isWrong && !cell.mark);
  const row = useRef<HTMLLIElement>(null);
  const answer = () => {
    onShow(name);
    if (!isOpen) onToggle();
    else if (isWrong) row.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    else if (isAnswering) onToggle();
  };
  const isUnconfirmed = cell.mark === 'placeholder';
  const isAsked = cell.mark === 'ask';
  const text = isAsked ? cell.question : textIn(cell);
  return (
    <li
      className="fact"
      ref={row}
      data-open={isOpen || undefined}
      data-settled={!cell.mark || undefined}
    >
      <div>
        <p className="fact-place">
          {title} › {label}
        </p>
        {!isOpen && <p className="fact-text">{dayInWords(text?.trim().split('\n')[0] ?? '')}</p>}
        {isUnconfirmed && !isOpen && (
          <p className="help">Visitors read this already. Is it right?</p>
        )}
        {!cell.mark && !isOpen && (
          <p className="help">Settled. {desk.forms[name] ? 'Save it when you are done.' : ''}</p>
        )}
      </div>
      <div className="fact-buttons">
        {isUnconfirmed && !isOpen && (
          <button type="button" onClick={() => set(confirmed(cell))}>
            Confirm<span className="hidden"> {label}</span>
          </button>
        )}
        {isUnconfirmed && !isOpen && isNullable(field) && (
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
          {isOpen ? 'Done' : isAsked ? 'Answer' : 'Change'}
          <span className="hidden">
            : {title}, {label}
          </span>
        </button>
      </div>
      {isOpen && form && (
        <div className="fact-answer" data-file={name}>
          {fact.question && <p className="fact-text">{fact.question}</p>}
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
