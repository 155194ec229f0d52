import { createContext, useContext, useEffect } from 'react';
import { type FieldPath, type Part, savedAt, withPart } from '#desk/form/form.ts';
import type { Desk } from './use-desk.ts';

type FileOfDesk = {
  desk: Desk;
  /** The content file whose fields these are. */
  name: string;
  /** The field that the officer came for. */
  target: string | undefined;
  /** Another one each time that the officer comes. */
  visit?: unknown;
};

const context = createContext<FileOfDesk | undefined>(undefined);
export const FileProvider = context.Provider;

/** The context of the fields of one content file: their values, messages and doubts. */
export function useFile() {
  const value = useContext(context);
  if (!value) throw new Error('A field of the desk is outside of it.');
  const { desk, name, target, visit } = value;
  const form = desk.formOf(name);
  const own = desk.checked.problems.filter(({ file }) => file.endsWith(`/${name}`));
  return {
    desk,
    target,
    visit,
    /** The warnings about a field, in one language. */
    doubtsOf: (field: string, lang?: string) =>
      desk.checked.doubts
        .filter((doubt) => doubt.field === field && `content/${doubt.file}` === fileOf(name, lang))
        .map(({ message }) => message),
    /** The errors of a field in one language, in the words of `check:content`. */
    messagesOf: (field: string, lang?: string) =>
      own
        .filter((problem) => problem.field === field && fileOf(name, lang) === problem.file)
        .map(({ message }) => message),
    /** Whether something inside of a field is wrong, or is what the officer came for. */
    holdsWanted: (field: string) =>
      isIn(target, field) || own.some((problem) => isIn(problem.field, field)),
    /** The saved value of a field. */
    savedOf: (path: FieldPath) => savedAt(desk.savedOf(name), form, path),
    set: (path: FieldPath, part: Part | undefined) =>
      desk.change(name, withPart(form, path, part) as Part),
  };
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

/** Leads to the control of the very field that the officer asked for, at each visit. */
export function useFocusWhen(
  find: () => HTMLElement | null | undefined,
  isWanted: boolean,
  visit: unknown,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is one to the field
  useEffect(() => {
    if (!isWanted) return;
    const control = find();
    (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'center' });
    control?.focus();
  }, [isWanted, visit]);
}
