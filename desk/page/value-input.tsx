import { useEffect, useRef } from 'react';
import { type FieldSchema, optionsOf } from '#desk/form/field-schema.ts';
import { labelOf } from '../labels.ts';
import { Checkboxes, Choice } from './choices.tsx';
import { LinkInput } from './link-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { type InputProps, TextInput, textOf } from './text-input.tsx';

/** The input that suits a field. */
export function ValueInput(props: InputProps) {
  const { id, describedBy, value, onChange } = props;
  const [option = {}, ...others] = optionsOf(props.field);
  const isText = others.length > 0 && [option, ...others].every(({ type }) => type === 'string');
  if (isText) return <TextInput {...props} />;
  if (others.length > 0 || option.properties) return <GroupInput {...props} />;
  const inner = { ...props, field: option };
  if (option.names === 'link') return <LinkInput {...inner} />;
  if (option.names) return <PictureInput {...inner} />;
  if (option.type === 'array') return <Checkboxes {...inner} />;
  if (option.enum) return <Choice {...inner} />;
  if (option.type === 'boolean') {
    return (
      <input
        id={id}
        aria-describedby={describedBy}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
    );
  }
  const type = inputTypes[option.format ?? ''] ?? inputTypes[option.type ?? ''];
  return type ? <TypedInput {...props} type={type} /> : <TextInput {...props} />;
}

/**
 * The value of an input that is half typed. No field takes it, so that it is named and not saved,
 * while the input keeps what is typed.
 */
export const unfinished = 'not complete';

const unfinishedMessages: Readonly<Record<string, string>> = {
  date: 'The day is not complete, or there is no such day. It is not saved.',
  time: 'The time is not complete. It is not saved.',
  number: 'This is no number. It is not saved.',
};

/** An input that knows the form of its value, such as a day. */
function TypedInput({ id, describedBy, value, onChange, type }: InputProps & { type: string }) {
  const input = useRef<HTMLInputElement>(null);
  const isUnfinished = value === unfinished;
  useEffect(() => {
    // What is half typed has no value, so that React does not see that it is taken back.
    if (!isUnfinished && input.current?.validity.badInput) input.current.value = '';
  }, [isUnfinished]);
  const wasBad = useRef(false);
  const take = ({ target }: { target: HTMLInputElement }) => {
    const isNumber = type === 'number' && target.value !== '';
    const typed = isNumber ? Number(target.value) : target.value;
    wasBad.current = target.validity.badInput;
    onChange(wasBad.current ? unfinished : typed);
  };
  return (
    <>
      <input
        ref={input}
        id={id}
        aria-describedby={describedBy}
        type={type}
        step="any"
        value={isUnfinished ? '' : textOf(value)}
        onChange={take}
        // Browsers tell of a day only when it is whole, and again when it no longer is.
        onBlur={(event) => (event.target.validity.badInput || wasBad.current) && take(event)}
      />
      {isUnfinished && (
        <p className="wrong unfinished" role="alert">
          {unfinishedMessages[type]}
        </p>
      )}
    </>
  );
}

const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  uri: 'url',
  integer: 'number',
  number: 'number',
};

/** A value of several numbers or choices that is known as a whole, or in one of several ways. */
function GroupInput({ id, describedBy, field, value, onChange }: InputProps) {
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
          <ValueInput
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
