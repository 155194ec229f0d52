import { type FieldSchema, fieldAt, isNullable } from '#desk/form/field-schema.ts';
import { type Cell, isCell, type Part, partAt, withPart } from '#desk/form/form.ts';
import type { OpenFact } from '#src/content/parse.ts';
import { fileTitle, labelOf } from '../labels.ts';
import { pathOf } from './field-names.ts';

type Props = {
  facts: readonly OpenFact[];
  formOf: (name: string) => Part | undefined;
  schemaOf: (name: string) => FieldSchema;
  onChange: (name: string, form: Part) => void;
  onOpen: (name: string, field: string) => void;
};

/** What the institution has still to say: the first thing to look at. */
export function OpenFacts({ facts, formOf, schemaOf, onChange, onOpen }: Props) {
  const groups = [
    {
      title: 'Not known yet',
      text: 'The page says nothing here, or points to the office.',
      facts: facts.filter(({ kind }) => kind === 'unknown'),
    },
    {
      title: 'To be confirmed',
      text: 'Visitors read this already. Is it right?',
      facts: facts.filter(({ kind }) => kind === 'placeholder'),
    },
  ];
  if (facts.length === 0) return <p>Nothing is open: every fact is known and confirmed.</p>;
  return (
    <>
      <h1>Open facts</h1>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>
            {group.title} <span className="count">{group.facts.length}</span>
          </h2>
          <p className="help">{group.text}</p>
          <ul className="facts">
            {group.facts.map((fact) => {
              const name = fact.file.replace(/^content\//, '');
              const path = pathOf(fact.field);
              const form = formOf(name);
              const cell = partAt(form, path);
              return (
                <Fact
                  key={fact.file + fact.field}
                  fact={fact}
                  title={fileTitle(name, form)}
                  onOpen={() => onOpen(name, fact.field)}
                  onUnknown={
                    isCell(cell) && isNullable(fieldAt(schemaOf(name), path))
                      ? () => form && onChange(name, withPart(form, path, unknown(cell)) as Part)
                      : undefined
                  }
                  onConfirm={() => {
                    if (!form || !isCell(cell)) return;
                    const { mark: _, ...known } = cell as Cell;
                    onChange(name, withPart(form, path, known) as Part);
                  }}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The value stays as the question, so that whoever knows better sees what was thought. */
function unknown({ value, lines }: Cell): Cell {
  const question = `Is it ${value}?`;
  return { $cell: true, value: null, mark: 'ask', question, ...(lines ? { lines } : {}) };
}

type FactProps = {
  fact: OpenFact;
  title: string;
  onOpen: () => void;
  onConfirm: () => void;
  onUnknown: (() => void) | undefined;
};

function Fact({ fact, title, onOpen, onConfirm, onUnknown }: FactProps) {
  const label = pathOf(fact.field)
    .filter((key) => typeof key === 'string')
    .filter((key) => key !== '$list')
    .map((key) => labelOf(key, {} as FieldSchema))
    .join(' › ');
  return (
    <li className="fact">
      <div>
        <p className="fact-place">
          {title} › {label}
        </p>
        <p className="fact-text">{fact.note.trim().split('\n')[0]}</p>
      </div>
      <div className="fact-buttons">
        {fact.kind === 'placeholder' && (
          <button type="button" onClick={onConfirm}>
            Confirm<span className="hidden"> {label}</span>
          </button>
        )}
        {fact.kind === 'placeholder' && onUnknown && (
          <button type="button" className="quiet" onClick={onUnknown}>
            Not known yet<span className="hidden">: {label}</span>
          </button>
        )}
        <button type="button" className="quiet" onClick={onOpen}>
          {fact.kind === 'unknown' ? 'Answer' : 'Change'}
          <span className="hidden">
            : {title}, {label}
          </span>
        </button>
      </div>
    </li>
  );
}
