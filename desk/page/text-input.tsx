import { withoutUnseen } from '#src/content/engine/unseen.ts';
import { type InputProps, textOf } from './inputs.ts';

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
