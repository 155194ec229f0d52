import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { useCallback, useMemo } from 'react';
import { type FieldSchema, fieldAt, shapeOf } from '#desk/form/field-schema.ts';
import { type Group, type Part, partAt, withPart } from '#desk/form/form.ts';
import type { Problem } from '#src/content/parse.ts';
import { labelOf } from '../labels.ts';
import { type DeskContext, DeskProvider } from './desk-context.ts';
import { Fold } from './fold.tsx';
import { formSchemaOf } from './form-schema.ts';
import { fields, templates } from './templates.tsx';

type Props = Pick<DeskContext, 'opened' | 'formOf' | 'change'> & {
  name: string;
  schema: FieldSchema;
  form: Part;
  problems: readonly Problem[];
  target: string | undefined;
};

/** Content is checked by the server, in the words of `check:content`. */
const validator = customizeValidator();
const uiSchema = {
  'ui:submitButtonOptions': { norender: true },
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
} as never;
const defaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** The form of one content file: its texts first, then a fold for each group and list. */
export function FileForm(props: Props) {
  const { opened, formOf, change, name, schema, form, problems, target } = props;
  const onChange = useCallback((next: Part) => change(name, next), [change, name]);
  const context = useMemo((): DeskContext => {
    const own = problems.filter(({ file }) => file.endsWith(`/${name}`));
    const isIn = (field: string | undefined, whole: string) =>
      field !== undefined &&
      (field === whole || /^[.[]/.test(field.slice(whole.length))) &&
      field.startsWith(whole);
    return {
      opened,
      target,
      messagesOf: (field, lang) =>
        own
          .filter((problem) => problem.field === field && fileOf(name, lang) === problem.file)
          .map(({ message }) => message),
      holdsWanted: (field) =>
        isIn(target, field) || own.some((problem) => isIn(problem.field, field)),
      partAt: (path) => partAt(form, path),
      fieldAt: (path) => fieldAt(schema, path),
      set: (path, part) => onChange(withPart(form, path, part) as Part),
      formOf,
      change,
    };
  }, [opened, formOf, change, target, problems, name, form, schema, onChange]);
  const shape = shapeOf(schema);
  const group = form as Group;
  const all: [string, FieldSchema][] =
    shape.kind === 'group'
      ? Object.entries(shape.properties)
      : Object.keys(group).map((key) => [key, shape.kind === 'record' ? shape.values : {}]);
  const isSingle = ([, field]: [string, FieldSchema]) => shapeOf(field).kind === 'cell';
  const singles = all.filter(isSingle);
  const folds = all.filter((entry) => !isSingle(entry));
  return (
    <DeskProvider value={context}>
      {singles.length > 0 && (
        <Fields entries={singles} schema={schema} form={group} onChange={onChange} />
      )}
      {folds.map((entry) => (
        <Fold key={entry[0]} title={labelOf(...entry)} isWanted={context.holdsWanted(entry[0])}>
          <Fields entries={[entry]} schema={schema} form={group} onChange={onChange} />
        </Fold>
      ))}
    </DeskProvider>
  );
}

type PartProps = {
  entries: readonly [string, FieldSchema][];
  schema: FieldSchema;
  form: Group;
  onChange: (form: Part) => void;
};

/** Some fields of a file as a form of the library. */
function Fields({ entries, schema, form, onChange }: PartProps) {
  const rjsf: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([key, field]) => [key, formSchemaOf(key, field, form[key])]),
    ),
    required: entries.map(([key]) => key).filter((key) => schema.required?.includes(key) ?? true),
  };
  const data = Object.fromEntries(entries.map(([key]) => [key, form[key]]));
  return (
    <Form
      tagName="div"
      schema={rjsf}
      uiSchema={uiSchema}
      validator={validator}
      formData={data}
      fields={fields as never}
      templates={templates as never}
      experimental_defaultFormStateBehavior={defaults}
      noValidate
      onChange={({ formData }) => onChange({ ...form, ...formData })}
    />
  );
}

function fileOf(name: string, lang?: string): string {
  return `content/${lang ? `${lang}/` : ''}${name}`;
}
