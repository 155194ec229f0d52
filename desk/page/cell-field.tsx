import { useId, useRef } from 'react';
import {
  type FieldSchema,
  isNullable,
  isProse,
  optionsOf,
  withValue,
} from '#desk/form/field-schema.ts';
import { type Cell, type FieldPath, fieldName, isCell } from '#desk/form/form.ts';
import { isSame } from '#desk/form/merge-forms.ts';
import { isInEveryLanguage } from '#src/content/check/prose-faults.ts';
import { languageName } from '../labels.ts';
import { useFile, useFocusWhen } from './desk-context.ts';
import { LineInput } from './line-input.tsx';
import { Length, Messages } from './messages.tsx';
import { unfinished, ValueInput } from './value-input.tsx';

type Props = {
  label: string;
  field: FieldSchema;
  path: FieldPath;
  cell: Cell | undefined;
  isRequired: boolean;
};

/** One value: its input, its mark, what is wrong with it, and its lines in other languages. */
export function CellField({ label, field, path, cell, isRequired }: Props) {
  const { desk, doubtsOf, messagesOf, savedOf, set, target, visit } = useFile();
  const id = useId();
  const name = fieldName(path);
  const box = useRef<HTMLDivElement>(null);
  const now: Cell = cell?.$cell ? cell : { $cell: true };
  const messages = messagesOf(name);
  const languages = isProse(field) && typeof now.value === 'string' ? desk.opened.languages : [];
  // A greeting is in Telugu on English pages too.
  const languageOf = (lang: string) =>
    isInEveryLanguage(String(path.at(-1))) ? `On ${languageName(lang)} pages` : languageName(lang);
  const onChange = (next: Cell) => set(path, next);
  // Its input, not a button of its mark.
  const input = () =>
    box.current?.querySelector<HTMLElement>('.languages :is(input, textarea, select, button)');
  useFocusWhen(input, target === name, visit);

  const change = (value: unknown) => onChange(withValue(field, now, value, !isRequired));

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
        <Marks
          field={field}
          cell={now}
          saved={savedOf(path)}
          isRequired={isRequired}
          onChange={onChange}
        />
      </div>
      {field.description && (
        <p className="help" id={`${id}-help`}>
          {field.description}
        </p>
      )}
      <div className="languages" data-many={languages.length > 0 || undefined}>
        <div>
          {languages.length > 0 && <span className="language">{languageOf('en')}</span>}
          <ValueInput
            id={id}
            describedBy={`${id}-help ${id}-wrong`}
            field={field}
            value={now.value}
            onChange={change}
          />
          <Length field={field} value={now.value} />
          <Messages
            id={`${id}-wrong`}
            messages={now.value === unfinished ? [] : messages}
            doubts={doubtsOf(name)}
          />
        </div>
        {languages.map((lang) => (
          <LineInput
            key={lang}
            lang={lang}
            language={languageOf(lang)}
            label={label}
            field={field}
            cell={now}
            messages={messagesOf(name, lang)}
            doubts={doubtsOf(name, lang)}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  );
}

/** A value that somebody has confirmed. */
export function confirmed({ mark: _, ...known }: Cell): Cell {
  return known;
}

/** A value that is not known: it stays as the question, so that whoever knows better sees it. */
export function unknown({ value, lines }: Cell): Cell {
  const shown = typeof value === 'object' ? 'this as before' : value;
  const question = `Is it ${shown}?`;
  return { $cell: true, value: null, mark: 'ask', question, ...(lines ? { lines } : {}) };
}

type MarksProps = {
  field: FieldSchema;
  cell: Cell;
  saved: unknown;
  isRequired: boolean;
  onChange: (cell: Cell) => void;
};

/** Says that a value is not known or not confirmed, changes that, and takes a change back. */
function Marks({ field, cell, saved, isRequired, onChange }: MarksProps) {
  const options = optionsOf(field);
  const isFact =
    !field.names &&
    options.every((option) => {
      return option.type !== 'array' && !option.properties && !option.enum && !option.names;
    });
  const { value } = cell;
  const isFilled = value !== null && value !== undefined && value !== '' && value !== unfinished;
  const isChanged = isCell(saved) && !isSame(saved, cell);
  const button = (label: string, next: Cell, look = 'small quiet') => (
    <button type="button" className={look} onClick={() => onChange(next)}>
      {label}
    </button>
  );
  return (
    <span className="marks">
      {cell.mark === 'ask' && (
        <span className="mark" data-mark="ask">
          Not known yet: {cell.question}
        </span>
      )}
      {cell.mark === 'placeholder' && (
        <>
          <span className="mark" data-mark="placeholder">
            To be confirmed
          </span>
          {button('Confirm', confirmed(cell), 'small')}
        </>
      )}
      {isChanged && button('Take back', saved)}
      {!isRequired &&
        !isNullable(field) &&
        isFilled &&
        button('Leave empty', withValue(field, cell, '', true))}
      {isNullable(field) && isFilled && button('Mark as not known', unknown(cell))}
      {!cell.mark &&
        isFact &&
        isFilled &&
        button('Mark as not confirmed', { ...cell, mark: 'placeholder' })}
    </span>
  );
}
