import { getDefaultRegistry } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ComponentType, useId } from 'react';
import { type Entry, fieldName, isCell } from '#desk/form/form.ts';
import { named } from '../describe-changes.ts';
import { CellField } from './cell-field.tsx';
import { useDeskContext } from './desk-context.ts';
import { Fold } from './fold.tsx';
import { cellOf, listOf, newPart } from './form-schema.ts';
import { Messages } from './messages.tsx';

const ObjectField = getDefaultRegistry().fields['ObjectField'] as ComponentType<FieldProps>;

/** How the library's forms look here; a cell is a field of our own. */
export const fields = { ObjectField: Field };
export const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListEntry,
};

function Field(props: FieldProps) {
  const { schema, fieldPathId, formData, onChange, required = false } = props;
  const field = cellOf(schema);
  if (!field) return <ObjectField {...props} />;
  return (
    <CellField
      label={schema.title ?? ''}
      field={field}
      path={fieldPathId.path}
      cell={formData}
      isRequired={required || typeof fieldPathId.path.at(-1) === 'number'}
      onChange={(cell) => onChange(cell, fieldPathId.path)}
    />
  );
}

/** Fields that belong together; the outermost group of a form is the form itself. */
function Group({
  title,
  schema,
  properties,
  fieldPathId: { path },
  optionalDataControl,
}: ObjectFieldTemplateProps) {
  const id = useId();
  const { messagesOf } = useDeskContext();
  const fields = properties.map(({ content }) => content);
  const isEntry = typeof path.at(-1) === 'number';
  if (path.length < 2 || isEntry) return fields;
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <Messages id={id} messages={messagesOf(fieldName(path))} />
      {fields}
      {optionalDataControl && <Optional label={title} path={path} />}
    </fieldset>
  );
}

function List({ title, schema, items, formData, fieldPathId: { path } }: ArrayFieldTemplateProps) {
  const id = useId();
  const { messagesOf, set } = useDeskContext();
  const { items: entry = {}, minItems = 0, maxItems } = listOf(schema);
  const isFixed = minItems === maxItems;
  const entries: readonly Entry[] = formData ?? [];
  const add = () => set(path, [...entries, newPart(entry) as Entry]);
  return (
    <fieldset className={path.length > 1 ? 'group' : 'list'}>
      {path.length > 1 && <legend>{title}</legend>}
      {schema.description && <p className="help">{schema.description}</p>}
      {isFixed && <p className="help">The page has room for exactly {minItems}.</p>}
      <Messages id={id} messages={messagesOf(fieldName(path))} />
      <ol className="entries">{items}</ol>
      {!isFixed && (maxItems === undefined || entries.length < maxItems) && (
        <button type="button" className="add" onClick={add}>
          Add to “{title}”
        </button>
      )}
    </fieldset>
  );
}

function ListEntry({
  children,
  index,
  totalItems,
  buttonsProps,
}: ArrayFieldItemTemplateProps & { children?: unknown }) {
  const { path } = buttonsProps.fieldPathId;
  const { formOf, holdsWanted, list } = useEntry(path);
  const name = formOf ? named(formOf, index) : `number ${index + 1}`;
  const isFixed = list.minItems !== undefined && list.minItems >= totalItems;
  const buttons = (
    <span className="entry-buttons">
      <button
        type="button"
        className="small"
        disabled={!buttonsProps.hasMoveUp}
        aria-label={`Move ${name} up`}
        onClick={buttonsProps.onMoveUpItem}
      >
        ↑
      </button>
      <button
        type="button"
        className="small"
        disabled={!buttonsProps.hasMoveDown}
        aria-label={`Move ${name} down`}
        onClick={buttonsProps.onMoveDownItem}
      >
        ↓
      </button>
      <button
        type="button"
        className="small"
        disabled={isFixed}
        aria-label={`Remove ${name}`}
        onClick={buttonsProps.onRemoveItem}
      >
        Remove
      </button>
    </span>
  );
  if (isCell(formOf) || formOf === undefined) {
    return (
      <li className="entry">
        {children as never}
        {buttons}
      </li>
    );
  }
  const isFirst = totalItems === 1 || (formOf as Entry).$from === undefined;
  // Buttons are no part of a heading that is itself pressed.
  return (
    <li className="entry">
      {buttons}
      <Fold title={name.replace(/^“|”$/g, '')} isWanted={holdsWanted || isFirst}>
        {children as never}
      </Fold>
    </li>
  );
}

function useEntry(path: readonly (string | number)[]) {
  const { partAt, fieldAt, holdsWanted } = useDeskContext();
  return {
    formOf: partAt(path) as Entry | undefined,
    list: fieldAt(path.slice(0, -1)),
    holdsWanted: holdsWanted(fieldName(path)),
  };
}

/** Adds a group that may be left out, or leaves it out. */
function Optional({ label, path }: { label: string; path: readonly (string | number)[] }) {
  const { partAt, fieldAt, set } = useDeskContext();
  const isThere = partAt(path) !== undefined;
  return (
    <button
      type="button"
      className={isThere ? 'small quiet' : 'small'}
      onClick={() => set(path, isThere ? undefined : newPart(fieldAt(path)))}
    >
      {isThere ? 'Leave out' : 'Add'} “{label}”
    </button>
  );
}
