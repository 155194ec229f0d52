import { type ReactNode, useId } from 'react';
import type { FieldSchema } from '#desk/form/field-schema.ts';
import type { Cell } from '#desk/form/form.ts';
import { useDeskContext } from './desk-context.ts';
import { Length, Messages } from './messages.tsx';
import { TextInput } from './text-input.tsx';

type Props = {
  lang: string;
  label: ReactNode;
  field: FieldSchema;
  name: string;
  cell: Cell;
  onChange: (cell: Cell) => void;
};

/** A text in another language, beside the English one. */
export function LineInput({ lang, label, field, name, cell, onChange }: Props) {
  const { messagesOf } = useDeskContext();
  const id = useId();
  const line = cell.lines?.[lang] ?? {};
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
  const change = (text: string | undefined) =>
    onChange({
      ...cell,
      lines: { ...cell.lines, [lang]: { ...line, text: text ?? '', fits: true } },
    });
  const isOld = line.readOf !== cell.value && !line.fits && line.text;
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
        value={line.text ?? ''}
        onChange={change}
      />
      <Length field={field} value={line.text} />
      {isOld && (
        <p className="old">
          The English has changed since.{' '}
          <button
            type="button"
            className="small"
            onClick={() =>
              onChange({ ...cell, lines: { ...cell.lines, [lang]: { ...line, fits: true } } })
            }
          >
            The {language} still fits
          </button>
        </p>
      )}
      <Messages id={`${id}-wrong`} messages={messagesOf(name, lang)} />
    </div>
  );
}
