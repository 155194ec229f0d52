import type { FieldSchema } from '#desk/form/field-schema.ts';
import { withoutUnseen } from '#src/content/check/unseen.ts';

/** The props of every input of a value. */
export type InputProps = {
  id: string;
  describedBy: string;
  field: FieldSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** A value as an input shows it. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

type Props = Omit<InputProps, 'field'> & { lang?: string };

/** A text that grows with what is in it; letters that cannot be seen are taken out of what is pasted. */
export function TextInput({ id, describedBy, value, lang, onChange }: Props) {
  return (
    <textarea
      id={id}
      lang={lang}
      rows={1}
      value={textOf(value)}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(withoutUnseen(target.value))}
    />
  );
}
