import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { type FieldSchema, shapeOf } from '#desk/form/field-schema.ts';
import type { Group, Part } from '#desk/form/form.ts';
import { labelOf } from '../labels.ts';
import { useDeskContext } from './desk-context.ts';
import { type FileProps, FileProvider } from './file-provider.tsx';
import { Fold } from './fold.tsx';
import { formSchemaOf } from './form-schema.ts';
import { fields, templates } from './templates.tsx';

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
export function FileForm(props: FileProps) {
  return (
    <FileProvider {...props}>
      <FileFields {...props} />
    </FileProvider>
  );
}

function FileFields({ name, schema, form, change }: FileProps) {
  const { holdsWanted } = useDeskContext();
  const onChange = (next: Part) => change(name, next);
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
    <>
      {singles.length > 0 && (
        <Fields entries={singles} schema={schema} form={group} onChange={onChange} />
      )}
      {folds.map((entry) => (
        <Fold key={entry[0]} title={labelOf(...entry)} isWanted={holdsWanted(entry[0])}>
          <Fields entries={[entry]} schema={schema} form={group} onChange={onChange} />
        </Fold>
      ))}
    </>
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
