import type { ReactNode } from 'react';
import type { FieldSchema } from '#desk/form/field-schema.ts';
import { type Part, withPart } from '#desk/form/form.ts';
import type { Problem } from '#src/content/engine/parse.ts';
import { type DeskContext, DeskProvider } from './desk-context.ts';

export type FileProps = Pick<DeskContext, 'opened' | 'formOf' | 'change'> & {
  name: string;
  schema: FieldSchema;
  form: Part;
  problems: readonly Problem[];
  /** The field that the officer came for. */
  target: string | undefined;
};

/** Tells the fields of one content file what they know of the desk. */
export function FileProvider({ children, ...props }: FileProps & { children: ReactNode }) {
  const { opened, formOf, change, name, form, problems, target } = props;
  const own = problems.filter(({ file }) => file.endsWith(`/${name}`));
  const context: DeskContext = {
    opened,
    target,
    messagesOf: (field, lang) =>
      own
        .filter((problem) => problem.field === field && fileOf(name, lang) === problem.file)
        .map(({ message }) => message),
    holdsWanted: (field) =>
      isIn(target, field) || own.some((problem) => isIn(problem.field, field)),
    set: (path, part) => change(name, withPart(form, path, part) as Part),
    formOf,
    change,
  };
  return <DeskProvider value={context}>{children}</DeskProvider>;
}

function isIn(field: string | undefined, whole: string): boolean {
  return (
    field !== undefined &&
    (field === whole || /^[.[]/.test(field.slice(whole.length))) &&
    field.startsWith(whole)
  );
}

function fileOf(name: string, lang?: string): string {
  return `content/${lang ? `${lang}/` : ''}${name}`;
}
