import { type FieldSchema, fieldsOf, mayLack, shapeOf } from '#desk/form/field-schema.ts';
import type { Group, Part } from '#desk/form/form.ts';
import { labelOf } from '../labels.ts';
import { useFile } from './desk-context.ts';
import { Fold } from './fold.tsx';
import { PartInput } from './part-input.tsx';

/** The form of one content file: its texts first, then a fold for each group and list. */
export function FileForm({ schema, form }: { schema: FieldSchema; form: Part }) {
  const { holdsWanted } = useFile();
  // The id of a programme is the name of its file, so the form does not show it.
  const own = fieldsOf(schema, form).filter(([key]) => key !== 'id');
  const fields = own.map(([key, field]) => ({
    key,
    label: labelOf(key, field),
    isSingle: shapeOf(field).kind === 'cell',
    input: (
      <PartInput
        key={key}
        label={labelOf(key, field)}
        field={field}
        path={[key]}
        part={(form as Group)[key]}
        isRequired={!mayLack(schema, key)}
      />
    ),
  }));
  return (
    <>
      {fields.filter(({ isSingle }) => isSingle).map(({ input }) => input)}
      {fields
        .filter(({ isSingle }) => !isSingle)
        .map(({ key, label, input }) => (
          <Fold key={key} title={label} isWanted={holdsWanted(key)}>
            {input}
          </Fold>
        ))}
    </>
  );
}
