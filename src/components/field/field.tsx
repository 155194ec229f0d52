import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { ControlError, control } from '#src/components/control/control.tsx';
import styles from './field.module.css';

/** The look of a form with its outcome, fields and button. */
export const form = styles.form;

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

/** A choice and, where they differ, the value that stands for it. */
export type Option = string | { value: string; label: string };

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

/** One line of text. A field that is not `required` is marked optional. */
export function Field({
  label,
  error,
  hint,
  wide,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const { id, frame, wiring } = useField({ label, error, hint, wide, required: input.required });
  return (
    <Frame {...frame}>
      <input id={id} type="text" className={control} {...wiring} {...input} />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  wide,
  options,
  placeholder,
  ...select
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly Option[];
    /** First option, which stands for no choice. */
    placeholder: string;
  }) {
  const { id, frame, wiring } = useField({ label, error, hint, wide, required: select.required });
  return (
    <Frame {...frame}>
      <select id={id} className={control} {...wiring} {...select}>
        <option value="">{placeholder}</option>
        {options.map((option) => {
          const { value, label } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </select>
    </Frame>
  );
}

export function TextAreaField({
  label,
  error,
  hint,
  wide = true,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { id, frame, wiring } = useField({ label, error, hint, wide, required: area.required });
  return (
    <Frame {...frame}>
      <textarea id={id} rows={4} className={control} {...wiring} {...area} />
    </Frame>
  );
}

type FrameProps = Omit<FieldProps, 'name'> & { id: string; required: boolean | undefined };

function Frame({
  id,
  label,
  error,
  hint,
  wide,
  required,
  children,
}: FrameProps & { children: ReactNode }) {
  const optional = useContext(OptionalMark);
  return (
    <div className={styles.field} data-wide={wide}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ControlError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Ids and ARIA attributes that tie label, hint, control and error together. */
function useField(field: Omit<FrameProps, 'id'>) {
  const id = useId();
  const described = [field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean);
  return {
    id,
    frame: { ...field, id },
    wiring: {
      'aria-invalid': field.error ? true : undefined,
      'aria-describedby': described.join(' ') || undefined,
    },
  };
}

/** Moves the visitor to the field of a form that needs another answer. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
