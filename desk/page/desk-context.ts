import { createContext, useContext } from 'react';
import type { Part } from '#desk/form/form.ts';
import type { Opened } from './ask.ts';

/** A field of a content file: `['hero', 'slides', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** What the fields of one file know of the desk. */
export type DeskContext = {
  opened: Opened;
  /** What is wrong with a field, in the words of `check:content`, in one language. */
  messagesOf: (field: string, lang?: string) => readonly string[];
  /** Whether something inside of a field is wrong, or is what the officer came for. */
  holdsWanted: (field: string) => boolean;
  /** The field that the officer came for. */
  target: string | undefined;
  set: (path: FieldPath, part: Part | undefined) => void;
  /** Other files than the one of the field. */
  formOf: (name: string) => Part | undefined;
  change: (name: string, form: Part) => void;
};

const context = createContext<DeskContext | undefined>(undefined);
export const DeskProvider = context.Provider;

export function useDeskContext(): DeskContext {
  const value = useContext(context);
  if (!value) throw new Error('A field of the desk is outside of it.');
  return value;
}
