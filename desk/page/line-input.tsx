import { useId } from 'react';
import type { FieldSchema } from '#desk/form/field-schema.ts';
import { type Cell, isStale, type Line } from '#desk/form/form.ts';
import { languageName } from '../labels.ts';
import { Length, Messages } from './messages.tsx';
import { TextInput } from './text-input.tsx';

type Props = {
  lang: string;
  /** The language that is named above the input. */
  language: string;
  label: string;
  field: FieldSchema;
  cell: Cell;
  messages: readonly string[];
  doubts: readonly string[];
  onChange: (cell: Cell) => void;
};

/** A text in another language, beside the English one. */
export function LineInput({
  lang,
  language,
  label,
  field,
  cell,
  messages,
  doubts,
  onChange,
}: Props) {
  const id = useId();
  const line = cell.lines?.[lang] ?? {};
  const set = (next: Line) => onChange({ ...cell, lines: { ...cell.lines, [lang]: next } });
  const { was = line.text ?? '', fits: _, ...unread } = line;
  // A text that is as it was again has not been read beside the English.
  const change = (text: unknown) =>
    set({ ...unread, text: String(text), was, ...(text === was ? {} : { fits: true }) });
  return (
    <div>
      <label className="language" htmlFor={id}>
        {language}
        <span className="hidden">: {label}</span>
      </label>
      <TextInput
        id={id}
        lang={lang}
        describedBy={`${id}-wrong`}
        value={line.text}
        onChange={change}
      />
      <Length field={field} value={line.text} />
      {isStale(cell, lang) && (
        <p className="old">
          {line.readOf
            ? 'The English has changed since.'
            : 'Nobody has read it beside this English yet.'}{' '}
          <button type="button" className="small" onClick={() => set({ ...line, fits: true })}>
            The {languageName(lang)} still fits
          </button>
        </p>
      )}
      <Messages id={`${id}-wrong`} messages={messages} doubts={doubts} />
    </div>
  );
}
