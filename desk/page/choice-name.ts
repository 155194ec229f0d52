import { fileTitle, labelOf } from '../labels.ts';
import { useDeskContext } from './desk-context.ts';

/** What an officer calls a choice of a field: a programme by its name, anything else in words. */
export function useChoiceName(): (choice: string) => string {
  const { formOf } = useDeskContext();
  return (choice) => {
    const name = `programmes/${choice}.yaml`;
    const programme = formOf(name);
    return programme ? fileTitle(name, programme) : labelOf(choice, {});
  };
}
