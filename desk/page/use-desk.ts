import { useCallback, useEffect, useRef, useState } from 'react';
import { type Part, partAt, pathOf } from '#desk/form/form.ts';
import { isSame } from '#desk/form/merge-forms.ts';
import { fileTitle, folders } from '../labels.ts';
import { ask, type Checked, type Forms, type Opened, Refused } from './ask.ts';
import type { KeptDraft } from './kept-draft.ts';

type Notice = { kind: 'good' | 'bad'; text: string };

/** Debounce of the preview: milliseconds without input before it renders again. */
const pause = 250;

/** All that this window of the desk holds: the files as they are saved, and changes on top. */
export function useDesk(first: Opened, draft: KeptDraft | undefined) {
  const [opened, setOpened] = useState(first);
  const [forms, setForms] = useState<Forms>(draft?.restored ?? {});
  const [checked, setChecked] = useState<Checked>(first.checked);
  /** The changes that `checked` is about. */
  const [judged, setJudged] = useState<Forms>(Object.keys(forms).length > 0 ? {} : forms);
  const [notice, setNotice] = useState<Notice | undefined>(
    Object.keys(forms).length > 0
      ? { kind: 'good', text: 'What you had not saved is here again.' }
      : undefined,
  );
  const [isBusy, setIsBusy] = useState(false);

  const tell = useCallback((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    setNotice({ kind: 'bad', text: error.message });
    if (error.changedOnDisk.length > 0) {
      setChecked((now) => ({ ...now, changedOnDisk: [...error.changedOnDisk] }));
    }
  }, []);

  const say = useCallback((text: string) => setNotice({ kind: 'good', text }), []);

  const accept = useCallback((next: Checked, of: Forms) => {
    setChecked(next);
    setJudged(of);
    setOpened((now) => ({ ...now, files: { ...now.files, ...next.fresh } }));
  }, []);

  // The server checks one state at a time, for seconds on a slow computer. States that nobody waits
  // for any more would hold up the last one and the page beside the form, so they are not asked about.
  const waiting = useRef<() => Promise<unknown>>(undefined);
  const isAsking = useRef(false);
  const askInTurn = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      while (waiting.current) {
        const next = waiting.current;
        waiting.current = undefined;
        await next();
      }
    } finally {
      isAsking.current = false;
    }
  }, []);

  // Only the last answer counts: an earlier one may come later.
  const asked = useRef(0);
  const isFirst = useRef(Object.keys(forms).length === 0);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    asked.current += 1;
    const number = asked.current;
    const timer = setTimeout(() => {
      waiting.current = () =>
        ask('check', { forms })
          .then((next) => number === asked.current && accept(next, forms))
          .catch(tell);
      void askInTurn();
    }, pause);
    return () => clearTimeout(timer);
  }, [forms, accept, tell, askInTurn]);

  /** Looks at the files again, which another computer's version may have changed. */
  const look = () =>
    void ask('check', { forms })
      .then((next) => accept(next, forms))
      .catch(tell);

  useEffect(() => {
    draft?.keep(forms, opened);
  }, [draft, forms, opened]);
  useWarningBeforeLeaving(Object.keys(forms).length > 0);

  const savedOf = (name: string) => opened.files[name]?.form;
  const formOf = (name: string) => forms[name] ?? savedOf(name);
  const titleOf = (name: string) => fileTitle(name, formOf(name));

  /** A message about a text that has been changed since is no longer shown beside it. */
  const isOfNow = ({ file, field }: { file: string; field?: string }) => {
    const name = file.replace(folders, '');
    const now = formOf(name);
    const then = judged[name] ?? savedOf(name);
    return !field || isSame(partAt(now, pathOf(field)), partAt(then, pathOf(field)));
  };

  const dropAll = () => setForms({});
  const drop = (name: string) => setForms(({ [name]: _, ...others }) => others);

  const change = (name: string, form: Part) => {
    setNotice(undefined);
    if (isSame(form, savedOf(name))) drop(name);
    else setForms((now) => ({ ...now, [name]: form }));
  };

  async function busy(act: () => Promise<void>) {
    setIsBusy(true);
    await act().catch(tell);
    setIsBusy(false);
  }

  const save = () =>
    busy(async () => {
      say('Saving …');
      const { saved, saves, files } = await ask('save', { forms });
      setOpened((now) => ({ ...now, saves, files: { ...now.files, ...files } }));
      setForms((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, form]) => forms[name] !== form)),
      );
      // The next check finds what was changed meanwhile.
      setChecked((now) => ({ ...now, differences: [] }));
      setNotice({ kind: 'good', text: `Saved: ${inShort(saved.summary)}` });
    });

  const undo = (id: string) =>
    busy(async () => {
      const { undone, stays, saves, checked: next } = await ask('undo', { id, forms });
      setOpened((now) => ({ ...now, saves }));
      accept(next, forms);
      const others = stays.map(({ place }) => place);
      const rest =
        others.length > 0 ? ` What was changed again since stays: ${inShort(others)}` : '';
      setNotice({ kind: 'good', text: `Undone: ${inShort(undone.summary)}${rest}` });
    });

  /** Gives a file that cannot be read its last readable text. @param file inside `content/` */
  const putBack = (file: string) =>
    busy(async () => {
      const { saves, checked: next } = await ask('putBack', { file, forms });
      setOpened((now) => ({ ...now, saves }));
      accept(next, forms);
      say('The last version of the file is put back.');
    });

  /** Settles what to do with a file that somebody else has changed meanwhile. */
  const settle = (name: string, file: Opened['files'][string], form: Part | undefined) =>
    busy(async () => {
      await ask('settle', { name });
      setOpened((now) => ({ ...now, files: { ...now.files, [name]: file } }));
      setChecked((now) => ({
        ...now,
        changedOnDisk: now.changedOnDisk.filter((other) => other !== name),
      }));
      if (form) change(name, form);
      else drop(name);
    });

  return {
    opened,
    forms,
    checked: {
      ...checked,
      problems: checked.problems.filter(isOfNow),
      doubts: checked.doubts.filter(isOfNow),
    },
    isChecking: judged !== forms,
    /** Whether what is typed can be saved, as far as the last check knows. */
    isRight: checked.problems.length === 0,
    notice,
    isBusy,
    savedOf,
    formOf,
    titleOf,
    change,
    drop,
    dropAll,
    save,
    undo,
    putBack,
    settle,
    look,
    tell,
    say,
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** The first of several changes, and how many more there are. */
function inShort([first = 'nothing new', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first}, and ${others.length} more` : first;
}

function useWarningBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
