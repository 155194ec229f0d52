import type { FieldSchema } from '#desk/form/field-schema.ts';

/** What every input of a value is given. */
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
