import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type FieldSchema, isNullable, isProse, optionsOf } from '#desk/form/field-schema.ts';
import { type Cell, fieldName } from '#desk/form/form.ts';
import { type FieldPath, useDeskContext } from './desk-context.ts';
import { LineInput } from './line-input.tsx';
import { Length, Messages } from './messages.tsx';
import { ValueInput } from './value-input.tsx';

type Props = {
  label: ReactNode;
  field: FieldSchema;
  path: FieldPath;
  cell: Cell | undefined;
  isRequired: boolean;
  onChange: (cell: Cell) => void;
};

/** One value: its input, its mark, what is wrong with it, and its lines in other languages. */
export function CellField({ label, field, path, cell, isRequired, onChange }: Props) {
  const { opened, messagesOf, target } = useDeskContext();
  const id = useId();
  const name = fieldName(path);
  const box = useRef<HTMLDivElement>(null);
  const now: Cell = cell?.$cell ? cell : { $cell: true };
  const messages = messagesOf(name);
  const described = `${id}-help ${id}-wrong`;
  const languages = isProse(field) && typeof now.value === 'string' ? opened.languages : [];
  useFocusWhen(box, target === name);

  const change = (value: unknown) => {
    const { mark: _, question: __, ...rest } = now;
    const isAnswer = value !== undefined && value !== '';
    const isEmpty = value === '' && (isNullable(field) || !isRequired);
    const lines = isProse(field) && !now.lines ? { lines: {} } : {};
    if (isAnswer) onChange({ ...rest, ...lines, value });
    else if (isEmpty && isNullable(field)) onChange({ ...rest, value: null });
    else onChange({ ...rest, value: isEmpty ? undefined : value });
  };

  return (
    <div
      className="field"
      data-wrong={messages.length > 0 || undefined}
      data-field={name}
      ref={box}
    >
      <div className="field-head">
        <label className="label" htmlFor={id}>
          {label}
          {!isRequired && <span className="optional">, may be empty</span>}
        </label>
        <Mark field={field} cell={now} label={label} onChange={onChange} />
      </div>
      {field.description && (
        <p className="help" id={`${id}-help`}>
          {field.description}
        </p>
      )}
      <div className="languages" data-many={languages.length > 0 || undefined}>
        <div>
          {languages.length > 0 && <span className="language">English</span>}
          <ValueInput
            id={id}
            describedBy={described}
            field={field}
            value={now.value}
            onChange={change}
          />
          <Length field={field} value={now.value} />
          <Messages id={`${id}-wrong`} messages={messages} />
        </div>
        {languages.map((lang) => (
          <LineInput
            key={lang}
            lang={lang}
            label={label}
            field={field}
            name={name}
            cell={now}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  );
}

type MarkProps = {
  field: FieldSchema;
  cell: Cell;
  label: ReactNode;
  onChange: (cell: Cell) => void;
};

/** Says that a value is not known or not confirmed, and changes that. */
function Mark({ field, cell, label, onChange }: MarkProps) {
  const { mark, question, ...rest } = cell;
  const isScalar = optionsOf(field).every(
    ({ type, properties }) => type !== 'array' && !properties,
  );
  const isFact =
    !field.names && !optionsOf(field).some(({ enum: choices, names }) => choices || names);
  const unknown = () =>
    onChange({ ...rest, value: null, mark: 'ask', question: question ?? `${label}?` });
  if (mark === 'ask') {
    return (
      <span className="mark" data-mark="ask">
        Not known yet: {question}
      </span>
    );
  }
  return (
    <span className="marks">
      {mark === 'placeholder' && (
        <>
          <span className="mark" data-mark="placeholder">
            To be confirmed
          </span>
          <button type="button" className="small" onClick={() => onChange(rest)}>
            Confirm
          </button>
        </>
      )}
      {isNullable(field) && cell.value !== null && cell.value !== undefined && (
        <button type="button" className="small quiet" onClick={unknown}>
          Not known yet
        </button>
      )}
      {!mark && isScalar && isFact && cell.value !== null && cell.value !== undefined && (
        <button
          type="button"
          className="small quiet"
          onClick={() => onChange({ ...rest, mark: 'placeholder' })}
        >
          Not confirmed yet
        </button>
      )}
    </span>
  );
}

/** The officer asked for this very field. */
function useFocusWhen(box: { current: HTMLElement | null }, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: 'center' });
    // Its input, not a button of its mark.
    const value = box.current?.querySelector('.languages');
    value?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [box, isWanted]);
}
