import { useEffect, useState } from 'react';
import { ask } from './ask.ts';
import { Sides } from './changes.tsx';
import type { Desk } from './use-desk.ts';

type Conflict = Awaited<ReturnType<typeof ask<'conflict'>>>;

/** Files that somebody else changed while they are changed here: nothing is written until it is settled. */
export function Conflicts({ desk }: { desk: Desk }) {
  return desk.checked.changedOnDisk
    .filter((name) => desk.forms[name])
    .map((name) => <OneConflict key={name} name={name} desk={desk} />);
}

function OneConflict({ name, desk }: { name: string; desk: Desk }) {
  const [conflict, setConflict] = useState<Conflict>();
  const { tell } = desk;
  const form = desk.forms[name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when it is found
  useEffect(() => {
    ask('conflict', { name, form }).then(setConflict).catch(tell);
  }, [name, tell]);
  if (!conflict) return null;
  const { now, theirs, yours, both } = conflict;
  return (
    <section className="conflict" role="alert">
      <h2>{desk.titleOf(name)} was changed by somebody else meanwhile</h2>
      <p>Nothing is lost. Choose which text to keep; then you can save.</p>
      {now.broken && <p className="wrong">{now.broken}</p>}
      <Sides theirs={theirs} yours={yours} />
      {both && (
        <button type="button" className="main" onClick={() => desk.settle(name, now, both)}>
          Keep both; yours where both differ
        </button>
      )}
      <button type="button" onClick={() => desk.settle(name, now, undefined)}>
        Keep theirs, drop mine
      </button>
    </section>
  );
}
