import { type RefObject, useEffect, useState } from 'react';
import { type Cell, type FieldPath, type Part, partAt, withPart } from '#desk/form/form.ts';
import { pathNow } from '../describe-changes.ts';
import { ask, type BothSides, type Refused } from './ask.ts';
import type { Desk } from './use-desk.ts';

type OfDesk = { desk: Desk };
type Site = Awaited<ReturnType<typeof ask<'siteState'>>>;

/** Lists unsaved changes, saves that can be undone, and changes that can be published. */
export function Changes({
  desk,
  dialog,
  isOpen,
  onClose,
  onFacts,
}: OfDesk & {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Shows the open facts. */
  onFacts: () => void;
}) {
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
      <Publishing desk={desk} isOpen={isOpen} onFacts={onFacts} />
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
              <OldValues desk={desk} id={id} number={index + 1} />
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

/** The single values of a save, each of which can be put back, whatever was saved since. */
function OldValues({ desk, id, number }: OfDesk & { id: string; number: number }) {
  const [values, setValues] = useState<Awaited<ReturnType<typeof ask<'oldValues'>>>>();
  if (!values) {
    const show = () => ask('oldValues', { id }).then(setValues).catch(desk.tell);
    return (
      <button type="button" className="small quiet" onClick={show}>
        Put back single values<span className="hidden"> of save {number}</span>
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

/** How many letters the name of a version has at most. */
const longestName = 60;

/** How often the website is asked what visitors see, in milliseconds. */
const everySoOften = 20_000;

/** Sends what is saved to the place that the site is published from, and says what visitors see. */
function Publishing({ desk, isOpen, onFacts }: OfDesk & { isOpen: boolean; onFacts: () => void }) {
  const { tell, say } = desk;
  const [site, setSite] = useState<Site>();
  const [subject, setSubject] = useState('');
  const [both, setBoth] = useState<BothSides>();
  const [isBusy, setIsBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is something to publish
  useEffect(() => {
    if (!isOpen) return;
    const look = () => ask('siteState').then(setSite).catch(tell);
    look();
    const timer = setInterval(look, everySoOften);
    return () => clearInterval(timer);
  }, [desk.opened.saves, isOpen, tell]);
  if (!site) return null;
  if (site.why) {
    return (
      <>
        <h2>Publish</h2>
        <p className="help">{site.why}</p>
      </>
    );
  }
  const { differences, files, unsent, isJoined, needed, state } = site;
  const titles = new Set(differences.map(({ place }) => place.split(' › ')[0]));
  const whole = `Change ${[...titles].join(', ') || 'the content'}`;
  const suggested =
    whole.length > longestName
      ? `${whole.slice(0, longestName - 9).replace(/, [^,]*$/, '')} and more`
      : whole;
  const publish = async (keep?: 'mine' | 'theirs') => {
    setIsBusy(true);
    say('Publishing …');
    try {
      const choice = both && keep && { keep, asked: both.asked };
      setSite(await ask('publish', { subject: subject || suggested, choice }));
      setSubject('');
      setBoth(undefined);
      say(
        needed > 0
          ? `It is sent, and kept there. The host publishes it once ${factsThatAreOpen(needed)} settled.`
          : 'Published: it is sent, and the host builds the website now.',
      );
    } catch (error) {
      tell(error);
      setBoth((error as Refused).both);
      await ask('siteState').then(setSite).catch(tell);
    }
    desk.look();
    setIsBusy(false);
  };
  const isWaiting = files.length > 0 || unsent > 0;
  return (
    <>
      <h2>Publish</h2>
      <p role="status" className="site-state">
        {isWaiting && 'Saved, and not published yet. '}
        {state}
      </p>
      <DifferenceList
        differences={differences}
        none={
          unsent > 0
            ? 'A version is kept on this computer and not sent yet.'
            : 'Nothing is saved that is not published.'
        }
      />
      {!isJoined && (
        <p>
          This folder is not joined to the place that the website is published from, so nothing can
          be sent. Each version is kept on this computer. docs/desk.md says how to join it.
        </p>
      )}
      {isJoined && needed > 0 && (
        <p>
          The host will refuse what you send until {factsThatAreOpen(needed)} settled.{' '}
          <button type="button" className="small" onClick={onFacts}>
            Show the open facts
          </button>
        </p>
      )}
      {both && <Sides {...both} />}
      {isWaiting && (
        <div className="publish">
          {files.length > 0 && (
            <label>
              Name of this version
              <input
                type="text"
                maxLength={longestName}
                placeholder={suggested}
                value={subject}
                onChange={({ target }) => setSubject(target.value)}
              />
            </label>
          )}
          {both ? (
            <>
              <button type="button" disabled={isBusy} onClick={() => publish('mine')}>
                Publish both; mine where both differ
              </button>
              <button type="button" disabled={isBusy} onClick={() => publish('theirs')}>
                Publish both; theirs where both differ
              </button>
            </>
          ) : (
            <button type="button" className="main" disabled={isBusy} onClick={() => publish()}>
              {isJoined && needed > 0 ? 'Send, without publishing' : 'Publish'}
            </button>
          )}
          {Object.keys(desk.forms).length > 0 && (
            <p className="help">What is not saved is not published.</p>
          )}
        </div>
      )}
    </>
  );
}

function factsThatAreOpen(count: number): string {
  return count === 1 ? '1 fact that visitors need is' : `${count} facts that visitors need are`;
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
