import { type RefObject, useEffect, useState } from 'react';
import { ask, type BothSides, type Refused } from './ask.ts';
import { DifferenceList, Sides } from './changes.tsx';
import type { Desk } from './use-desk.ts';

type Site = Awaited<ReturnType<typeof ask<'siteState'>>>;

type Props = {
  desk: Desk;
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Shows the open facts. */
  onFacts: () => void;
};

/** Publishes what is saved, after saying what that is and what visitors see now. */
export function Publish({ desk, dialog, isOpen, onClose, onFacts }: Props) {
  return (
    <dialog ref={dialog} className="changes" aria-label="Publish" closedby="any" onClose={onClose}>
      <form method="dialog" className="dialog-head">
        <h1>Publish</h1>
        <button type="submit">Close</button>
      </form>
      <p role="status" className="dialog-notice" data-kind={desk.notice?.kind}>
        {isOpen && desk.notice?.text}
      </p>
      <Publishing desk={desk} isOpen={isOpen} onFacts={onFacts} />
    </dialog>
  );
}

/** How many letters the name of a version has at most. */
const longestName = 60;

/** How often the website is asked what visitors see, in milliseconds. */
const everySoOften = 20_000;

/** Sends what is saved to the place that the site is published from, and says what visitors see. */
function Publishing({ desk, isOpen, onFacts }: Pick<Props, 'desk' | 'isOpen' | 'onFacts'>) {
  const { tell, say } = desk;
  const [site, setSite] = useState<Site>();
  const [subject, setSubject] = useState('');
  /** The officer's name, while it is being typed. */
  const [officer, setOfficer] = useState<string>();
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
  if (site.why) return <p className="help">{site.why}</p>;
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
      const by = officer ?? site.officer;
      setSite(await ask('publish', { subject: subject || suggested, officer: by, choice }));
      setSubject('');
      setOfficer(undefined);
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
      <p role="status" className="site-state">
        {isWaiting && 'Saved, and not published yet. '}
        {state}
      </p>
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
        <form
          className="publish"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            void publish(submitter?.getAttribute('value') as 'mine' | 'theirs' | undefined);
          }}
        >
          {officer === undefined && site.officer ? (
            <p>
              By {site.officer}.{' '}
              <button
                type="button"
                className="small quiet"
                onClick={() => setOfficer(site.officer)}
              >
                Somebody else
              </button>
            </p>
          ) : (
            <label>
              Your name, for your colleagues
              <input
                type="text"
                autoComplete="name"
                maxLength={longestName}
                required
                value={officer ?? ''}
                onChange={({ target }) => setOfficer(target.value)}
              />
            </label>
          )}
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
              <button type="submit" value="mine" disabled={isBusy}>
                Publish both; mine where both differ
              </button>
              <button type="submit" value="theirs" disabled={isBusy}>
                Publish both; theirs where both differ
              </button>
            </>
          ) : (
            <button type="submit" className="main" disabled={isBusy}>
              {isJoined && needed > 0 ? 'Send, without publishing' : 'Publish'}
            </button>
          )}
          {Object.keys(desk.forms).length > 0 && (
            <p className="help">What is not saved is not published.</p>
          )}
        </form>
      )}
      <h2>Not published yet</h2>
      <DifferenceList
        differences={differences}
        none={
          unsent > 0
            ? 'A version is kept on this computer and not sent yet.'
            : 'Nothing is saved that is not published.'
        }
      />
    </>
  );
}

function factsThatAreOpen(count: number): string {
  return count === 1 ? '1 fact that visitors need is' : `${count} facts that visitors need are`;
}
