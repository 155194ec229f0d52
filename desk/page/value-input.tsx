import { useEffect, useRef, useState } from 'react';
import { type FieldSchema, optionsOf, readingOf } from '#desk/form/field-schema.ts';
import { withoutUnseen } from '#src/content/check/unseen.ts';
import { phonesIn, type Reading, readTyped, sayTyped } from '#src/lib/typed-values.ts';
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
  if (option.format === 'date') return <DayInput {...props} />;
  const reading = readingOf(option);
  return reading ? <TypedInput {...inner} reading={reading} /> : <TextInput {...props} />;
}

/**
 * The value of a day that is half typed. No field takes it, so that it is named and not saved,
 * while the input keeps what is typed.
 */
export const unfinished = 'not complete';

/** A day, as the browser lets people write it. */
function DayInput({ id, describedBy, value, onChange }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isUnfinished = value === unfinished;
  useEffect(() => {
    // A half-typed day has no value, so that React does not see that it is taken back.
    if (!isUnfinished && input.current?.validity.badInput) input.current.value = '';
  }, [isUnfinished]);
  const wasBad = useRef(false);
  const take = ({ target }: { target: HTMLInputElement }) => {
    wasBad.current = target.validity.badInput;
    onChange(wasBad.current ? unfinished : target.value);
  };
  return (
    <>
      <input
        ref={input}
        id={id}
        aria-describedby={describedBy}
        type="date"
        value={isUnfinished ? '' : textOf(value)}
        onChange={take}
        // Browsers tell of a day only when it is whole, and again when it no longer is.
        onBlur={(event) => (event.target.validity.badInput || wasBad.current) && take(event)}
      />
      {isUnfinished && (
        <p className="wrong unfinished" role="alert">
          The day is not complete, or there is no such day. It is not saved.
        </p>
      )}
    </>
  );
}

/** A number, a time or the like: takes what people type, and says what was understood. */
function TypedInput({
  id,
  describedBy,
  value,
  onChange,
  reading,
}: InputProps & { reading: Reading | 'phone' }) {
  const [typed, setTyped] = useState('');
  const read = (text: string) =>
    text.trim() === '' || reading === 'phone' ? text : readTyped(reading, text);
  const shown = typed !== '' && read(typed) === value ? typed : textOf(value);
  const understood = reading === 'phone' ? undefined : sayTyped(reading, value);
  const proposals = reading === 'phone' ? phonesIn(shown).filter((one) => one !== shown) : [];
  const change = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  return (
    <>
      <input
        id={id}
        aria-describedby={`${describedBy} ${id}-understood`}
        type="text"
        inputMode={modes[reading]}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => change(withoutUnseen(target.value))}
        onBlur={() => setTyped('')}
      />
      <p className="understood" id={`${id}-understood`}>
        {understood !== shown && understood}
        {proposals.map((phone) => (
          <button type="button" key={phone} className="small" onClick={() => change(phone)}>
            Write {phone}
          </button>
        ))}
      </p>
    </>
  );
}

const modes: Readonly<
  Record<Reading | 'phone', 'decimal' | 'email' | 'numeric' | 'tel' | 'text' | 'url'>
> = {
  number: 'decimal',
  rupees: 'decimal',
  email: 'email',
  time: 'text',
  year: 'text',
  digits: 'numeric',
  phone: 'tel',
  address: 'url',
  website: 'url',
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
