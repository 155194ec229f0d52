import { useLayoutEffect, useRef } from 'react';
import { Choice } from '#src/components/choice/choice.tsx';
import { useFormInAddress } from '#src/components/form-in-address/use-form-in-address.ts';
import { island } from '#src/components/island/island.tsx';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import styles from './compare.module.css';

type CompareChoiceProps = {
  legend: string;
  programmes: readonly { id: string; name: string }[];
};

const names = ['show'];

/** The two courses that a phone shows at first, also in `compare.module.css`. */
const phonePair = ['gnm', 'bsc-nursing'];

/** The style sheet shows and hides the columns; this only keeps the choice in the address. */
export const CompareChoice = island('compare-choice', CompareChoiceView);

function CompareChoiceView({ legend, programmes }: CompareChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before the address is read, which wins. Who has chosen something already keeps it.
  useLayoutEffect(() => {
    if (form.current && boxes(form.current).every(({ checked }) => checked)) fill(form.current, '');
  }, []);
  const [, replace] = useFormInAddress({ form, place: 'query', names, write, fill });
  useLayoutEffect(() => {
    const shown = form.current?.querySelectorAll(':checked').length ?? 0;
    form.current?.toggleAttribute('data-few', shown <= phonePair.length);
  });

  return (
    <form
      ref={form}
      className={styles.choice}
      method="dialog"
      autoComplete="off"
      onChange={({ currentTarget }) => replace(write(currentTarget))}
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

/** Nothing where those programmes are shown that an address without a choice shows. */
function write(form: HTMLFormElement): string {
  const all = boxes(form);
  if (all.every(({ checked, value }) => checked === isShownAtFirst(value))) return '';
  const shown = all.filter(({ checked }) => checked);
  const values = shown.length > 0 ? shown.map(({ value }) => value) : ['none'];
  return new URLSearchParams(values.map((value) => ['show', value])).toString();
}

/** Ticks the programmes that an address asks for; those shown at first where it names none. */
function fill(form: HTMLFormElement, given: string): void {
  const wanted = new URLSearchParams(given).getAll('show');
  const all = boxes(form);
  const isChoice = wanted.includes('none') || all.some(({ value }) => wanted.includes(value));
  for (const box of all)
    box.checked = isChoice ? wanted.includes(box.value) : isShownAtFirst(box.value);
}

/** All of them where there is room. */
function isShownAtFirst(id: string): boolean {
  return !matchMedia(belowLaptop).matches || phonePair.includes(id);
}

function boxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')];
}
