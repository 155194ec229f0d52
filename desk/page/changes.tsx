import { type RefObject, useEffect, useState } from 'react';
import { type Cell, type FieldPath, type Part, partAt, withPart } from '#desk/form/form.ts';
import { pathNow } from '../describe-changes.ts';
import { ask, type BothSides } from './ask.ts';
import type { Desk } from './use-desk.ts';

type OfDesk = { desk: Desk };

type Props = OfDesk & {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** Lists unsaved changes, saves that can be undone, and the versions before them. */
export function Changes({ desk, dialog, isOpen, onClose }: Props) {
  const { differences } = desk.checked;
  const changed = Object.keys(desk.forms);
  const several = changed.length > 1 ? changed : [];
  return (
    <dialog
      ref={dialog}
      className="changes"
      aria-label="What changed"
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog" className="dialog-head">
        <h1>What changed</h1>
        <button type="submit">Close</button>
      </form>
      <p role="status" className="dialog-notice" data-kind={desk.notice?.kind}>
        {isOpen && desk.notice?.text}
      </p>
      <h2>Not saved yet</h2>
      <DifferenceList differences={differences} none="Nothing." />
      {several.map((name) => (
        <button type="button" key={name} className="small" onClick={() => desk.drop(name)}>
          Take back the changes in “{desk.titleOf(name)}”
        </button>
      ))}
      {differences.length > 0 && (
        <button
          type="button"
          onClick={() => confirm('Take back all that is not saved?') && desk.dropAll()}
        >
          Take back {several.length > 0 ? 'all of them' : 'what is not saved'}
        </button>
      )}
      <Saves desk={desk} />
      {isOpen && <Versions desk={desk} />}
    </dialog>
  );
}

type Differences = { differences: BothSides['theirs']; none: string };

/** Changes in plain words, or that there are none. */
export function DifferenceList({ differences, none }: Differences) {
  if (differences.length === 0) return <p className="help">{none}</p>;
  return (
    <ul className="differences">
      {differences.map(({ place, text }) => (
        <li key={place + text}>
          <strong>{place}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

function Saves({ desk }: OfDesk) {
  const { saves } = desk.opened;
  return (
    <>
      <h2>Saved</h2>
      {saves.length === 0 && <p className="help">Nothing that could be undone.</p>}
      <ol className="saves">
        {saves.map(({ id, at, summary }, index) => (
          <li key={id}>
            <span>
              <time dateTime={at}>{new Date(at).toLocaleString('en-IN')}</time>
              <span>{summary.join('; ')}</span>
              <OldValues desk={desk} id={id} of={`save ${index + 1}`} />
            </span>
            <button type="button" disabled={desk.isBusy} onClick={() => desk.undo(id)}>
              Undo<span className="hidden"> save {index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** How many versions are listed at first. */
const firstVersions = 10;

/** The versions that were made of the content, each with its values before. */
function Versions({ desk }: OfDesk) {
  const [versions, setVersions] = useState<Awaited<ReturnType<typeof ask<'versions'>>>>();
  const [showsAll, setShowsAll] = useState(false);
  const { tell } = desk;
  useEffect(() => {
    ask('versions').then(setVersions).catch(tell);
  }, [tell]);
  if (!versions) return null;
  const listed = showsAll ? versions : versions.slice(0, firstVersions);
  return (
    <>
      <h2>Earlier versions</h2>
      {versions.length === 0 && <p className="help">This folder keeps no versions.</p>}
      <ol className="saves">
        {listed.map(({ id, at, by, name }, index) => (
          <li key={id}>
            <span>
              <time dateTime={at}>{new Date(at).toLocaleString('en-IN')}</time>
              <span>
                {name}, by {by}
              </span>
              <OldValues desk={desk} id={id} of={`version ${index + 1}`} />
            </span>
          </li>
        ))}
      </ol>
      {listed.length < versions.length && (
        <button type="button" className="small quiet" onClick={() => setShowsAll(true)}>
          Show the last {versions.length} versions
        </button>
      )}
    </>
  );
}

/** Single values of a save or a version, each of which can be put back, whatever came since. */
function OldValues({ desk, id, of }: OfDesk & { id: string; of: string }) {
  const [values, setValues] = useState<Awaited<ReturnType<typeof ask<'oldValues'>>>>();
  if (!values) {
    const show = () => ask('oldValues', { id }).then(setValues).catch(desk.tell);
    return (
      <button type="button" className="small quiet" onClick={show}>
        Put back single values<span className="hidden"> of {of}</span>
      </button>
    );
  }
  const putBack = (name: string, path: FieldPath, { $from: _, ...cell }: Cell) => {
    const form = desk.formOf(name);
    const now = partAt(form, path) as Cell;
    const from = now.$from === undefined ? {} : { $from: now.$from };
    desk.change(name, withPart(form, path, { ...cell, ...from }) as Part);
    desk.say('The old value is put back. Save it when you are done.');
  };
  if (values.length === 0) return <span className="help">No value of a page changed in it.</span>;
  return (
    <ul className="differences">
      {values.map(({ place, text, name, old }) => {
        const path = old && pathNow(old, desk.formOf(name));
        return (
          <li key={place + text}>
            <strong>{place}</strong> {text}{' '}
            {old && path && (
              <button
                type="button"
                className="small"
                aria-label={`Put back the old value: ${place}`}
                onClick={() => putBack(name, path, old.cell)}
              >
                Put back the old value
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows a merge conflict: the two versions of the same place, side by side. */
export function Sides({ theirs, yours }: Pick<BothSides, 'theirs' | 'yours'>) {
  return (
    <div className="sides">
      <div>
        <h3>Changed by somebody else</h3>
        <DifferenceList differences={theirs} none="No value is another one." />
      </div>
      <div>
        <h3>Changed by you</h3>
        <DifferenceList differences={yours} none="No value is another one." />
      </div>
    </div>
  );
}
