import { shapeOf } from '#src/content/schemas/photographs.ts';
import { type Forms, fileSchemas } from './content-forms.ts';
import { fieldAt, optionsOf } from './form/field-schema.ts';
import { cellsIn, type FieldPath, isCell, type Part, partAt, withPart } from './form/form.ts';

/** A field of a content file that holds a picture, or a member's portrait. */
type Slot = { file: string; path: FieldPath; value: string; member?: string };

/** Every place of a picture in the content. */
export function pictureSlots(forms: Forms): Slot[] {
  return Object.entries(forms).flatMap(([file, form]) =>
    cellsIn(form).flatMap(({ path, cell: { value } }) => {
      const [option] = optionsOf(fieldAt(fileSchemas[file] ?? {}, path));
      const isSlot = option?.names === 'picture' || option?.names === 'portrait';
      if (!isSlot || typeof value !== 'string' || !shapeOf(value)) return [];
      const id = partAt(form, [...path.slice(0, -1), 'id']);
      const member = option.names === 'portrait' && isCell(id) ? String(id.value) : undefined;
      return [{ file, path, value, ...(member ? { member } : {}) }];
    }),
  );
}

/** The name of a slot on the terminal: its member, or else its picture. */
export function slotName({ member, value }: Slot): string {
  return member ?? value;
}

/** These forms with another picture in some of their slots; forms that do not change are left out. */
export function withPicture(forms: Forms, slots: readonly Slot[], name: string): Forms {
  const changed: Record<string, Part> = {};
  for (const { file, path } of slots) {
    const form = changed[file] ?? forms[file];
    changed[file] = withPart(form, path, { $cell: true, value: name }) as Part;
  }
  return changed;
}
