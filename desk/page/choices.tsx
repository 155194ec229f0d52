import { labelOf } from '../labels.ts';
import { useFile } from './desk-context.ts';
import { type InputProps, textOf } from './text-input.tsx';

/** One of several choices. */
export function Choice({ id, describedBy, field, value, onChange }: InputProps) {
  const nameOf = useChoiceName();
  const choices = field.enum ?? [];
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      value={textOf(value)}
      onChange={({ target }) => onChange(choices.find((one) => String(one) === target.value) ?? '')}
    >
      {textOf(value) === '' && <option value="">Choose …</option>}
      {choices.map((one) => (
        <option key={one} value={String(one)}>
          {typeof one === 'string' ? nameOf(one) : one}
        </option>
      ))}
    </select>
  );
}

/** A list of choices, in the order of the schema. */
export function Checkboxes({ id, describedBy, field, value, onChange }: InputProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const { enum: choices, minimum = 0, maximum = 6 } = field.items ?? {};
  const all =
    choices ?? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const nameOf = useChoiceName();
  const toggle = (choice: unknown) => {
    const isOn = chosen.includes(choice);
    // Earlier choices keep their order, because the order may have a meaning.
    onChange(isOn ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  };
  return (
    <fieldset className="choices" aria-describedby={describedBy} id={id}>
      {all.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
          {typeof choice === 'number' ? dayName(choice) : nameOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the label of a choice: a programme's name, or the value in words. */
function useChoiceName(): (choice: string) => string {
  const { formOf, titleOf } = useFile().desk;
  return (choice) => {
    const name = `programmes/${choice}.yaml`;
    return formOf(name) ? titleOf(name) : labelOf(choice, {});
  };
}

/** The only numbers to choose from are days of a week, of which 0 is Sunday. */
function dayName(day: number): string {
  // 4 January 2026 was a Sunday.
  return new Date(2026, 0, 4 + day).toLocaleDateString('en-IN', { weekday: 'long' });
}
