import { useRef } from 'react';
import {
  type CostHead,
  costHeads,
  onceHeads,
  readRupees,
  sumCosts,
  yearlyHeads,
} from '#src/domain/cost-sum.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ControlError, control } from '#src/ui/control/control.tsx';
import { useFormInAddress } from '#src/ui/form-in-address/use-form-in-address.ts';
import { island } from '#src/ui/island/island.tsx';
import styles from './cost-sheet.module.css';

type CostSheetProps = {
  /** Of numbers, such as `en-IN`. */
  locale: string;
  words: {
    heads: Record<CostHead, string>;
    perYear: string;
    once: string;
    years: string;
    rupees: string;
    wrong: string;
    first: string;
    all: string;
    print: string;
    clear: string;
    privacy: string;
  };
};

const names = [...costHeads, 'years'];
/** In years; no course that is listed here lasts longer. */
const lengths = [1, 2, 3, 4, 5, 6];
/** As long as most courses here; nothing is said in the address while it stays so. */
const usualYears = '4';

function CostSheetView({ locale, words }: CostSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const [given, replace] = useFormInAddress({ form, place: 'fragment', names, write, fill });
  const values = new URLSearchParams(given);
  const amounts = Object.fromEntries(
    costHeads.map((head) => [head, readRupees(values.get(head) ?? '')]),
  );
  const { first, all } = sumCosts(amounts, Number(values.get('years') ?? usualYears));
  const rupees = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const row = (head: CostHead) => {
    const id = `costs-${head}`;
    const isWrong = Boolean(values.get(head)?.trim()) && amounts[head] === undefined;
    return (
      <div key={head} className={styles.row}>
        <label htmlFor={id}>{words.heads[head]}</label>
        <span>
          {words.rupees}{' '}
          <input
            id={id}
            type="text"
            className={control}
            name={head}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
          />
        </span>
        <ControlError id={`${id}-error`} text={isWrong ? words.wrong : undefined} />
      </div>
    );
  };

  return (
    <form
      ref={form}
      className={`${layout.columns} ${layout.paper} ${styles.sheet}`}
      data-prints={given ? 'filled' : ''}
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => replace(write(currentTarget))}
    >
      <fieldset>
        <legend>{words.perYear}</legend>
        {[...yearlyHeads, 'scholarship' as const].map(row)}
      </fieldset>
      <div className={`${layout.stack} ${styles.side}`}>
        <fieldset>
          <legend>{words.once}</legend>
          {onceHeads.map(row)}
        </fieldset>
        <label className={styles.row}>
          {words.years}
          <select name="years" className={control} defaultValue={usualYears}>
            {lengths.map((years) => (
              <option key={years} value={years}>
                {years}
              </option>
            ))}
          </select>
        </label>
        <output className={styles.sums}>
          {(
            [
              [words.first, first],
              [words.all, all],
            ] as const
          ).map(([label, sum]) => (
            <span key={label} className={styles.row}>
              {label} {/* One text: a browser's translator would take two apart. */}
              <b>{`${words.rupees} ${rupees.format(sum)}`}</b>
            </span>
          ))}
        </output>
        <div className={layout.cluster}>
          <Button variant="line" onClick={print}>
            {words.print}
          </Button>
          <Button variant="line" onClick={() => replace('')}>
            {words.clear}
          </Button>
        </div>
        <p className={layout.small}>{words.privacy}</p>
      </div>
    </form>
  );
}

function write(form: HTMLFormElement): string {
  const values = [...new FormData(form)].filter(
    ([name, value]) => value && !(name === 'years' && value === usualYears),
  );
  return new URLSearchParams(values as [string, string][]).toString();
}

function fill(form: HTMLFormElement, given: string): void {
  // A field that is being typed in stays as it is.
  if (write(form) === given) return;
  const values = new URLSearchParams(given);
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select')) {
    field.value = values.get(field.name) ?? (field.name === 'years' ? usualYears : '');
  }
}

/** The sheet alone: the page around it is left out while it is printed. */
function print(): void {
  const { dataset } = document.body;
  dataset['prints'] = 'sheet';
  addEventListener('afterprint', () => delete dataset['prints'], { once: true });
  window.print();
}

export const CostSheet = island('cost-sheet', CostSheetView);
