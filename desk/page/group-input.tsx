import type { ComponentType } from 'react';
import { type FieldSchema, optionsOf } from '#desk/form/field-schema.ts';
import { labelOf } from '../labels.ts';
import { Checkboxes } from './checkboxes.tsx';

type InputProps = {
  id: string;
  describedBy: string;
  field: FieldSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

type GroupProps = InputProps & {
  /** The input of each of its values. */
  Input: ComponentType<InputProps>;
};

/** A value of several numbers or choices that is known as a whole, or in one of several ways. */
export function GroupInput({ id, describedBy, field, value, onChange, Input }: GroupProps) {
  const options = optionsOf(field);
  const index = options.findIndex((option) => isOf(option, value));
  const option = options[index];
  return (
    <div className="group-input">
      {(options.length > 1 || !option) && (
        <select
          id={id}
          aria-describedby={describedBy}
          value={index}
          onChange={({ target }) => onChange(startOf(options[Number(target.value)] ?? {}))}
        >
          {index < 0 && <option value={-1}>Choose …</option>}
          {options.map((one, at) => (
            <option key={nameOf(one)} value={at}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
      {option?.type === 'array' && (
        <Checkboxes
          id={`${id}-list`}
          describedBy={describedBy}
          field={option}
          value={value}
          onChange={onChange}
        />
      )}
      {Object.entries(option?.properties ?? {}).map(([key, inner]) => (
        <div key={key} className="part">
          <label htmlFor={`${id}-${key}`}>{labelOf(key, inner)}</label>
          <Input
            id={`${id}-${key}`}
            describedBy={describedBy}
            field={inner}
            value={(value as Record<string, unknown>)[key]}
            onChange={(next) => onChange({ ...(value as object), [key]: next })}
          />
        </div>
      ))}
    </div>
  );
}

function isOf({ type, properties, const: only }: FieldSchema, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (properties) {
    return (
      typeof value === 'object' && Object.keys(value).every((key) => Object.hasOwn(properties, key))
    );
  }
  return type === 'array' ? Array.isArray(value) : value === only;
}

function startOf({ type, properties, const: only, enum: choices }: FieldSchema): unknown {
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, startOf(one)]));
  }
  if (type === 'array') return [];
  return only ?? choices?.[0] ?? 0;
}

function nameOf({ title, properties, const: only }: FieldSchema): string {
  if (title) return title;
  const keys = Object.keys(properties ?? {});
  return keys.length > 0
    ? keys.map((key) => labelOf(key, {})).join(' and ')
    : String(only ?? 'These');
}
