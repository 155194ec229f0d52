import { type RefObject, useEffect, useState } from 'react';
import { dayInWords } from '../labels.ts';
import { ask } from './ask.ts';
import type { Desk } from './use-desk.ts';

type OfDesk = { desk: Desk };
type Published = Awaited<ReturnType<typeof ask<'changes'>>>;

/** What is changed and not saved, what was saved and can be undone, and what can be published. */
export function Changes({
  desk,
  dialog,
}: OfDesk & { dialog: RefObject<HTMLDialogElement | null> }) {
  const { differences } = desk.checked;
  const changed = Object.keys(desk.forms);
  const several = changed.length > 1 ? changed : [];
  return (
    <dialog ref={dialog} className="changes" aria-label="What changed" closedby="any">
      <form method="dialog" className="dialog-head">
        <h1>What changed</h1>
        <button type="submit">Close</button>
      </form>
      <p role="status" className="dialog-notice" data-kind={desk.notice?.kind}>
        {dialog.current?.open && desk.notice?.text}
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
      <Publishing desk={desk} />
    </dialog>
  );
}

type Differences = { differences: Desk['checked']['differences']; none: string };

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

/** How many letters the name of a version has at most. */
const longestName = 60;

/** Makes a version of what was saved; a developer or the host sends it on. */
function Publishing({ desk }: OfDesk) {
  const { tell, say } = desk;
  const [published, setPublished] = useState<Published>();
  const [subject, setSubject] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is something to publish
  useEffect(() => {
    ask('changes').then(setPublished).catch(tell);
  }, [desk.opened.saves, tell]);
  if (!published) return null;
  if (!published.isCheckout) {
    return (
      <>
        <h2>To be published</h2>
        <p className="help">
          This folder keeps no versions: it is no copy made with git. Ask the person who set up the
          desk.
        </p>
      </>
    );
  }
  const { differences, files } = published;
  const titles = new Set(differences.map(({ place }) => place.split(' › ')[0]));
  const whole = `Change ${[...titles].join(', ') || 'the content'}`;
  const suggested =
    whole.length > longestName
      ? `${whole.slice(0, longestName - 9).replace(/, [^,]*$/, '')} and more`
      : whole;
  const commit = () =>
    ask('publish', { subject: subject || suggested })
      .then((after) => {
        setPublished(after);
        setSubject('');
        say(`Version made at ${new Date().toLocaleTimeString('en-IN', { timeStyle: 'short' })}.`);
      })
      .catch(tell);
  return (
    <>
      <h2>To be published</h2>
      <DifferenceList differences={differences} none="Everything saved is in the last version." />
      {files.length > 0 && (
        <div className="publish">
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
          <button type="button" className="main" onClick={commit}>
            Make a version
          </button>
          <p className="help">
            This keeps what is saved as a version on this computer. Nothing is sent: the person who
            runs the website sends it on.
          </p>
        </div>
      )}
      <VisitorsSee />
    </>
  );
}

/** Whether a change has reached the visitors, asked of the published site. */
function VisitorsSee() {
  const [text, setText] = useState<string>();
  const look = async () => {
    setText('Looking …');
    const { day } = await ask('visitorsSee').catch(() => ({ day: undefined }));
    setText(
      day
        ? `Visitors see the texts of ${dayInWords(day)}.`
        : 'The published website does not answer, or is not there yet.',
    );
  };
  return (
    <p className="visitors-see">
      <button type="button" onClick={look}>
        What do visitors see now?
      </button>{' '}
      <span role="status">{text}</span>
    </p>
  );
}
