import { useEffect, useRef } from 'react';
import { useAddressQuery } from '#src/components/address-query/use-address-query.ts';
import { Choice } from '#src/components/choice/choice.tsx';
import { island } from '#src/lib/island.tsx';
import styles from './compare.module.css';

type CompareChoiceProps = {
  legend: string;
  programmes: readonly { id: string; name: string }[];
};

/** The style sheet shows and hides the columns; this only keeps the choice in the address. */
export const CompareChoice = island('compare-choice', CompareChoiceView);

function CompareChoiceView({ legend, programmes }: CompareChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, replace] = useAddressQuery();
  const ids = programmes.map(({ id }) => id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the programmes of a page never change
  useEffect(() => {
    const shown = readShown(query, ids);
    for (const box of boxes(form.current)) box.checked = shown.includes(box.value);
  }, [query]);

  return (
    <form
      ref={form}
      className={styles.choice}
      method="dialog"
      autoComplete="off"
      onChange={() => replace(writeShown(boxes(form.current)))}
    >
      <fieldset>
        <legend>{legend}</legend>
        {programmes.map(({ id, name }) => (
          <Choice key={id} label={name} type="checkbox" name="show" value={id} defaultChecked />
        ))}
      </fieldset>
    </form>
  );
}

/** The programmes that an address asks for; all of them where it names none that exists. */
function readShown(query: string, ids: readonly string[]): readonly string[] {
  const wanted = new URLSearchParams(query).getAll('show');
  const shown = ids.filter((id) => wanted.includes(id));
  return shown.length > 0 || wanted.includes('none') ? shown : ids;
}

function writeShown(all: readonly HTMLInputElement[]): string {
  const shown = all.filter(({ checked }) => checked);
  if (shown.length === all.length) return '';
  const values = shown.length > 0 ? shown.map(({ value }) => value) : ['none'];
  return new URLSearchParams(values.map((value) => ['show', value])).toString();
}

function boxes(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll('input') ?? [])];
}
