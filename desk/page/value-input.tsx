import { type FieldSchema, optionsOf } from '#desk/form/field-schema.ts';
import { Checkboxes } from './checkboxes.tsx';
import { useChoiceName } from './choice-name.ts';
import { GroupInput } from './group-input.tsx';
import { LinkInput } from './link-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { TextInput } from './text-input.tsx';

export type InputProps = {
  id: string;
  describedBy: string;
  field: FieldSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** The input that suits a field. */
export function ValueInput({ id, describedBy, field, value, onChange }: InputProps) {
  const options = optionsOf(field);
  const [option = {}] = options;
  const shared = { id, describedBy, onChange };
  const isText = options.length > 1 && options.every(({ type }) => type === 'string');
  if (isText) return <TextInput {...shared} value={textOf(value)} />;
  if (options.length > 1 || option.properties) {
    return <GroupInput {...shared} field={field} value={value} Input={ValueInput} />;
  }
  if (option.names === 'link') return <LinkInput {...shared} value={textOf(value)} />;
  if (option.names) return <PictureInput {...shared} names={option.names} value={textOf(value)} />;
  if (option.type === 'array') {
    return <Checkboxes {...shared} field={option} value={value} />;
  }
  if (option.enum) {
    return (
      <Choice
        {...shared}
        option={option}
        isEmpty={value === undefined || value === null || value === ''}
        value={textOf(value)}
      />
    );
  }
  if (option.type === 'boolean') {
    return (
      <input
        type="checkbox"
        id={id}
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
    );
  }
  if (option.type === 'integer' || option.type === 'number') {
    return (
      <input
        type="number"
        id={id}
        aria-describedby={describedBy}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    );
  }
  const type = inputTypes[option.format ?? ''];
  if (type) {
    return (
      <input
        type={type}
        id={id}
        aria-describedby={describedBy}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return <TextInput {...shared} value={textOf(value)} />;
}

const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  uri: 'url',
};

type ChoiceProps = {
  id: string;
  describedBy: string;
  option: FieldSchema;
  value: string;
  isEmpty: boolean;
  onChange: (value: unknown) => void;
};

function Choice({ id, describedBy, option, value, isEmpty, onChange }: ChoiceProps) {
  const nameOf = useChoiceName();
  const choose = (chosen: string) =>
    onChange(option.enum?.find((one) => String(one) === chosen) ?? '');
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {isEmpty && <option value="">Choose …</option>}
      {option.enum?.map((one) => (
        <option key={one} value={String(one)}>
          {typeof one === 'string' ? nameOf(one) : one}
        </option>
      ))}
    </select>
  );
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
