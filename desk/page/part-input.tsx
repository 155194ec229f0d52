import { type ReactNode, useId, useRef, useState } from 'react';
import { type FieldSchema, fieldsOf, mayLack, newPart, shapeOf } from '#desk/form/field-schema.ts';
import {
  type Entry,
  type FieldPath,
  fieldName,
  type Group,
  isCell,
  type Part,
} from '#desk/form/form.ts';
import { labelOf, named } from '../labels.ts';
import { CellField } from './cell-field.tsx';
import { useFile, useFocusWhen } from './desk-context.ts';
import { Fold } from './fold.tsx';
import { Messages } from './messages.tsx';

type Props = {
  label: string;
  field: FieldSchema;
  path: FieldPath;
  part: Part | undefined;
  isRequired: boolean;
};

/** A field of a content file with all that is inside it: one value, a group or a list. */
export function PartInput(props: Props) {
  const { field, path, part, isRequired } = props;
  const { kind } = shapeOf(field);
  if (kind === 'list') return <List {...props} entries={(part ?? []) as readonly Entry[]} />;
  if (kind !== 'cell') return <GroupFields {...props} />;
  return (
    <CellField
      label={props.label}
      field={field}
      path={path}
      cell={isCell(part) ? part : undefined}
      isRequired={isRequired}
    />
  );
}

/** Fields that belong together; those of a file and of an entry need no frame. */
function GroupFields({ label, field, path, part, isRequired }: Props) {
  const id = useId();
  const { messagesOf, set } = useFile();
  const group = isCell(part) ? undefined : (part as Group | undefined);
  const isThere = group !== undefined;
  const fields =
    (isThere || isRequired) &&
    fieldsOf(field, group).map(([key, inner]) => (
      <PartInput
        key={key}
        label={titleIn(group?.[key]) ?? labelOf(key, inner)}
        field={inner}
        path={[...path, key]}
        part={group?.[key]}
        isRequired={!mayLack(field, key)}
      />
    ));
  const choice = !isRequired && (
    <button
      type="button"
      className={isThere ? 'small quiet' : 'small'}
      onClick={() => set(path, isThere ? undefined : newPart(field))}
    >
      {isThere ? 'Leave out' : 'Add'} “{label}”
    </button>
  );
  if (path.length < 2 || typeof path.at(-1) === 'number') {
    return (
      <>
        {fields}
        {choice}
      </>
    );
  }
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {field.description && <p className="help">{field.description}</p>}
      <Messages id={id} messages={messagesOf(fieldName(path))} />
      {fields}
      {choice}
    </fieldset>
  );
}

type ListProps = Props & { entries: readonly Entry[] };

function List({ label, field, path, entries }: ListProps) {
  const id = useId();
  const { messagesOf, set, target, visit } = useFile();
  const add = useRef<HTMLButtonElement>(null);
  useFocusWhen(() => add.current, target === fieldName(path), visit);
  // An entry keeps its open fold when it moves, and when a save counts the entries anew.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const keyOf = (index: number) => keys[index] ?? index;
  const arrange = (order: readonly number[], added: readonly Entry[] = []) => {
    const next = Math.max(entries.length, ...keys) + 1;
    setKeys([...order.map(keyOf), ...added.map(() => next)]);
    set(path, [...order.map((index) => entries[index] as Entry), ...added]);
  };
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field;
  const shape = shapeOf(field);
  const items = shape.kind === 'list' ? shape.items : {};
  const isFixed = minItems === maxItems;
  return (
    <fieldset className={path.length > 1 ? 'group' : 'list'}>
      {path.length > 1 && <legend>{label}</legend>}
      {field.description && <p className="help">{field.description}</p>}
      {isFixed && (
        <p className="help">
          This page always has {minItems}: change one, or ask for a change of the page.
        </p>
      )}
      <Messages id={id} messages={messagesOf(fieldName(path))} />
      <ol className="entries">
        {entries.map((entry, index) => (
          <ListEntry
            key={keyOf(index)}
            label={label}
            entry={entry}
            path={[...path, index]}
            length={entries.length}
            mayGo={entries.length > minItems}
            onArrange={arrange}
          >
            <PartInput
              label={labelOf(String(path.findLast((key) => typeof key === 'string')), items)}
              field={items}
              path={[...path, index]}
              part={entry}
              isRequired
            />
          </ListEntry>
        ))}
      </ol>
      {entries.length < maxItems && (
        <button
          ref={add}
          type="button"
          className="add"
          onClick={() => arrange([...entries.keys()], [newPart(items) as Entry])}
        >
          Add to “{label}”
        </button>
      )}
    </fieldset>
  );
}

type EntryProps = {
  /** Of the list. */
  label: string;
  entry: Entry;
  path: FieldPath;
  length: number;
  mayGo: boolean;
  onArrange: (order: readonly number[]) => void;
  children: ReactNode;
};

/** An entry of a list with the buttons that move it or take it away. */
function ListEntry({ label, entry, path, length, mayGo, onArrange, children }: EntryProps) {
  const { holdsWanted } = useFile();
  const index = Number(path.at(-1));
  const name = named(entry, index, label);
  const order = Array.from({ length }, (_, at) => at);
  const move = (by: number) => onArrange(order.toSpliced(index, 1).toSpliced(index + by, 0, index));
  const buttons = (length > 1 || mayGo) && (
    <span className="entry-buttons">
      <EntryButton isOff={index === 0} does={`Move ${name} up`} onClick={() => move(-1)}>
        ↑
      </EntryButton>
      <EntryButton isOff={index === length - 1} does={`Move ${name} down`} onClick={() => move(1)}>
        ↓
      </EntryButton>
      <EntryButton
        isOff={!mayGo}
        does={`Remove ${name}`}
        onClick={() => confirm(`Remove ${name}?`) && onArrange(order.toSpliced(index, 1))}
      >
        Remove
      </EntryButton>
    </span>
  );
  if (isCell(entry)) {
    return (
      <li className="entry">
        {children}
        {buttons}
      </li>
    );
  }
  // Buttons are no part of a heading that is itself pressed.
  return (
    <li className="entry">
      {buttons}
      <Fold
        title={name.replace(/^“|”$/g, '')}
        isWanted={length === 1 || entry.$from === undefined || holdsWanted(fieldName(path))}
      >
        {children}
      </Fold>
    </li>
  );
}

type ButtonProps = { isOff: boolean; does: string; onClick: () => void; children: string };

function EntryButton({ isOff, does, onClick, children }: ButtonProps) {
  return (
    <button type="button" className="small" disabled={isOff} aria-label={does} onClick={onClick}>
      {children}
    </button>
  );
}

/** A page of a programme is called as its menu calls it. */
function titleIn(part: Part | undefined): string | undefined {
  const cell = isCell(part) || Array.isArray(part) ? undefined : (part as Group)?.['nav'];
  return isCell(cell) ? String(cell.value) : undefined;
}
