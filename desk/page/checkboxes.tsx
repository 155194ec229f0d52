import type { FieldSchema } from '#desk/form/field-schema.ts';
import { useChoiceName } from './choice-name.ts';

type Props = {
  id: string;
  describedBy: string;
  field: FieldSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** A list of choices, in the order of the schema. */
export function Checkboxes({ id, describedBy, field, value, onChange }: Props) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const { enum: choices, minimum = 0, maximum = 6 } = field.items ?? {};
  const all =
    choices ?? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const nameOf = useChoiceName();
  const toggle = (choice: unknown) => {
    const isOn = chosen.includes(choice);
    // What is chosen already keeps its order; it may mean something.
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

/** The only numbers to choose from are days of a week, of which 0 is Sunday. */
function dayName(day: number): string {
  // 4 January 2026 was a Sunday.
  return new Date(2026, 0, 4 + day).toLocaleDateString('en-IN', { weekday: 'long' });
}
