import { useId } from 'react';
import { ControlError } from '#src/ui/control/control.tsx';
import { Choice, choices } from './choice.tsx';

type ChoicesProps = {
  type: 'radio' | 'checkbox';
  name: string;
  options: readonly { value: string; label: string }[];
  /** Labels of a sentence each, which want a line of their own on a phone. */
  long?: boolean | undefined;
  problem?: string | undefined;
};

/** Several choices of one question, and what is wrong with the answer. */
export function Choices({ type, name, options, long, problem }: ChoicesProps) {
  const id = useId();
  return (
    <>
      <div className={choices} data-long={long || undefined}>
        {options.map(({ value, label }) => (
          <Choice
            key={value}
            label={label}
            type={type}
            name={name}
            value={value}
            aria-describedby={problem && id}
          />
        ))}
      </div>
      <ControlError id={id} text={problem} />
    </>
  );
}
