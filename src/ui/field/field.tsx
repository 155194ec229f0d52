import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { layout } from '#src/styles/layout.ts';
import { ControlError, control } from '#src/ui/control/control.tsx';
import styles from './field.module.css';

/** The look of a form with its outcome, fields and button. */
export const form = `${layout.stack} ${styles.form}`;

type FieldProps = {
  label: string;
  name: string;
  /** Shown under the field and read out with it. */
  error?: string | undefined;
  /** A line under the field that says what to write. */
  hint?: ReactNode;
  /** Takes the whole row where fields are side by side. */
  wide?: boolean | undefined;
};

/** Said of a field that is not required; given once for a whole form. */
const OptionalMark = createContext('');

type FieldsProps = { optional: string; children: ReactNode };

/** Lays fields out side by side where there is room. */
export function Fields({ optional, children }: FieldsProps) {
  return (
    <OptionalMark value={optional}>
      <div className={styles.fields}>{children}</div>
    </OptionalMark>
  );
}

type Props<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>;

/** Keyboards neither correct nor underline what no dictionary has: names, places and addresses. */
const asTyped = { autoCorrect: 'off', spellCheck: false } as const;

/** One line of text. A field that is not `required` is marked optional. */
export function Field({ label, error, hint, wide, ...input }: Props<'input'>) {
  return (
    <Labelled {...{ label, error, hint, wide }} required={input.required}>
      {(control) => <input type="text" enterKeyHint="next" {...asTyped} {...control} {...input} />}
    </Labelled>
  );
}

type SelectProps = Props<'select'> & {
  options: readonly { value: string; label: string }[];
  /** First option, which means no choice. */
  placeholder: string;
};

export function SelectField(props: SelectProps) {
  const { label, error, hint, wide, options, placeholder, ...select } = props;
  return (
    <Labelled {...{ label, error, hint, wide }} required={select.required}>
      {(control) => (
        <select {...control} {...select}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

export function TextAreaField({ label, error, hint, wide = true, ...area }: Props<'textarea'>) {
  return (
    <Labelled {...{ label, error, hint, wide }} required={area.required}>
      {(control) => <textarea rows={4} {...control} {...area} />}
    </Labelled>
  );
}

type LabelledProps = Omit<FieldProps, 'name'> & {
  required: boolean | undefined;
  /** Renders the control with what ties it to label, hint and error. */
  children: (control: object) => ReactNode;
};

function Labelled({ label, error, hint, wide, required, children }: LabelledProps) {
  const id = useId();
  const optional = useContext(OptionalMark);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-wide={wide}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {children({
        id,
        className: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ControlError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Moves the visitor to the field of a form that needs another answer. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
