import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { isCell, type Part, partAt, pathOf } from '#desk/form/form.ts';
import type { Problem } from '#src/content/check/parse.ts';
import { defaultLang } from '#src/languages.ts';
import { langOf } from '#src/routes.ts';
import { folders, placeIn } from '../labels.ts';
import type { Opened } from './ask.ts';
import { Changes } from './changes.tsx';
import { Conflicts } from './conflicts.tsx';
import { FileProvider } from './desk-context.ts';
import { FileForm } from './file-form.tsx';
import { fieldOfText, fieldsIn, plainPiece, textIn } from './find-field.ts';
import type { KeptDraft } from './kept-draft.ts';
import { NoticeStates } from './notice-states.tsx';
import { OpenFacts, openFactsIn } from './open-facts.tsx';
import { Preview } from './preview.tsx';
import { Publish } from './publish.tsx';
import { Search } from './search.tsx';
import { useDesk } from './use-desk.ts';

type Place = Opened['places'][number];
/** The officer's position: the open facts, or a place and perhaps a field of one of its files. */
type Spot = { place?: Place; target?: Target };
type Target = { file: string; field: string };

export function Desk({ first, draft }: { first: Opened; draft?: KeptDraft | undefined }) {
  const desk = useDesk(first, draft);
  const { opened, forms, checked, formOf, titleOf } = desk;
  const [spot, setSpot] = useState<Spot>({});
  const { place, target } = spot;
  const [path, setPath] = useState('/');
  /** The field that the page beside the form is to show. */
  const [touched, setTouched] = useState<Target>();
  const dialogs = {
    changes: useRef<HTMLDialogElement>(null),
    publish: useRef<HTMLDialogElement>(null),
  };
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const openDialog = (name: keyof typeof dialogs) => {
    setDialog(name);
    dialogs[name].current?.showModal();
  };
  const middle = useRef<HTMLElement>(null);
  const changed = Object.keys(forms);

  const open = (next: Place, to?: Target) => {
    setSpot({ place: next, ...(to ? { target: to } : {}) });
    setTouched(to);
    setPath(next.path);
  };
  const placeOf = (name: string) => opened.places.find(({ files }) => files.includes(name));
  const goTo = (file: string, field: string) => {
    const next = placeOf(file);
    if (next) open(next, { file, field });
  };
  // Another place is read from its top, unless the officer came for one of its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place begins at its top
  useEffect(() => {
    if (!target && middle.current) middle.current.scrollTop = 0;
  }, [place, target]);
  const show = (name: string) => {
    const next = placeOf(name);
    if (next) setPath(next.path);
  };
  const allFields = () => fieldsIn(Object.keys(opened.files), formOf);
  const touch = ({ target: input }: FocusEvent) => {
    const field = input.closest<HTMLElement>('[data-field]')?.dataset['field'];
    const file = input.closest<HTMLElement>('[data-file]')?.dataset['file'];
    setTouched(field && file ? { file, field } : undefined);
  };
  /** The text that the page shows for the field in focus. */
  const touchedText = (lang: string) => {
    const part = touched && partAt(formOf(touched.file), pathOf(touched.field));
    return isCell(part) ? plainPiece(textIn(part, lang)) : '';
  };
  /** A press on a text of the page opens its field, most likely one of the place that is open. */
  const openText = (text: string, lang: string) => {
    const here = fieldOfText(text, fieldsIn(place?.files ?? [], formOf), lang);
    const found = here ?? fieldOfText(text, allFields(), lang);
    if (found) goTo(found.name, found.field);
  };
  const openCount = openFactsIn(desk).length;
  const wrong = checked.problems.length + checked.changedOnDisk.length;
  const canSave = changed.length > 0 && desk.isRight && !desk.isBusy;
  useSaveByKey(canSave, desk.save);
  /** A link in the page opens the place that belongs to it. */
  const follow = (address: string) => {
    const lang = langOf(address);
    const plain = lang === defaultLang ? address : address.slice(`/${lang}`.length) || '/';
    if (!(plain in opened.pages)) return;
    const all = opened.places.filter((one) => one.path === plain);
    const next = all.find(({ group }) => group === 'Pages') ?? all[0];
    if (next) open(next);
    else setPath(plain);
  };

  return (
    <div className="desk">
      <header className="top">
        <a className="skip" href="#fields">
          Skip to the fields
        </a>
        <a className="skip to-page" href="#page">
          Go to the page
        </a>
        <p className="name">Content desk</p>
        <div role="status" className="notice" data-kind={desk.notice?.kind}>
          {desk.notice?.text}
        </div>
        {desk.isChecking && <p className="checking">Checking …</p>}
        {wrong > 0 && (
          <button
            type="button"
            className="to-correct"
            onClick={() => middle.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          >
            {wrong} {wrong === 1 ? 'thing' : 'things'} to correct
          </button>
        )}
        <button type="button" onClick={() => openDialog('changes')}>
          What changed{checked.differences.length > 0 && ` (${checked.differences.length})`}
        </button>
        <button type="button" onClick={() => openDialog('publish')}>
          Publish
        </button>
        <button type="button" className="main" disabled={!canSave} onClick={desk.save}>
          Save
        </button>
      </header>
      <nav className="places" aria-label="Pages and programmes">
        <Search fields={allFields} titleOf={titleOf} onOpen={goTo} />
        <button type="button" aria-current={!place || undefined} onClick={() => setSpot({})}>
          Open facts {openCount > 0 && <span className="count">{openCount}</span>}
        </button>
        {[...new Set(opened.places.map(({ group }) => group))].map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            {opened.places
              .filter((one) => one.group === group)
              .map((one) => (
                <button
                  type="button"
                  key={one.path + one.files[0]}
                  aria-current={one === place || undefined}
                  data-changed={one.files.some((name) => changed.includes(name)) || undefined}
                  onClick={() => open(one)}
                >
                  {titleOf(one.files[0] ?? '')}
                </button>
              ))}
          </section>
        ))}
      </nav>
      <main className="middle" id="fields" tabIndex={-1} ref={middle} onFocus={touch}>
        <Unreadable desk={desk} />
        <Conflicts desk={desk} />
        <Problems problems={checked.problems} titleOf={titleOf} formOf={formOf} onOpen={goTo} />
        {!place && <OpenFacts desk={desk} onOpen={goTo} onShow={show} />}
        {place?.files.map((name) => {
          const form = formOf(name);
          const file = opened.files[name];
          return (
            <section key={name} className="file" data-file={name}>
              <h1>{titleOf(name)}</h1>
              {file?.broken && <p className="wrong">{file.broken}</p>}
              {name === 'notices.yaml' && form && <NoticeStates form={form} />}
              {form && (
                <FileProvider
                  value={{
                    desk,
                    name,
                    target: target?.file === name ? target.field : undefined,
                    visit: spot,
                  }}
                >
                  <FileForm schema={opened.schemas[name] ?? {}} form={form} />
                </FileProvider>
              )}
            </section>
          );
        })}
      </main>
      <Preview
        opened={opened}
        path={path}
        shown={checked.state}
        isWrong={checked.problems.length > 0}
        onPath={follow}
        textToShow={touchedText}
        onText={openText}
      />
      <Changes
        desk={desk}
        dialog={dialogs.changes}
        isOpen={dialog === 'changes'}
        onClose={() => setDialog(undefined)}
      />
      <Publish
        desk={desk}
        dialog={dialogs.publish}
        isOpen={dialog === 'publish'}
        onClose={() => setDialog(undefined)}
        onFacts={() => {
          dialogs.publish.current?.close();
          setSpot({});
        }}
      />
    </div>
  );
}

/** Ctrl+S saves, as in other programs, instead of keeping a copy of the desk's page. */
function useSaveByKey(canSave: boolean, save: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (canSave) save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [canSave, save]);
}

/** Files that somebody has broken by hand; nothing else waits for them but publishing. */
function Unreadable({ desk }: { desk: ReturnType<typeof useDesk> }) {
  const { unreadable } = desk.checked;
  if (unreadable.length === 0) return null;
  const files = [...new Set(unreadable.map(({ file }) => file))];
  return (
    <section className="problems" role="alert">
      <h2>Broken by hand: nothing is published before it is put in order</h2>
      <ul>
        {files.map((file) => (
          <li key={file}>
            {unreadable
              .filter((one) => one.file === file)
              .map(({ line, message }) => (
                <p key={`${line} ${message}`}>
                  <strong>
                    {file}
                    {line && `, line ${line}`}
                  </strong>{' '}
                  {message}
                </p>
              ))}
            <button
              type="button"
              disabled={desk.isBusy}
              onClick={() => desk.putBack(file.replace('content/', ''))}
            >
              Put back the last version of this file
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProblemsProps = {
  problems: readonly Problem[];
  titleOf: (name: string) => string;
  formOf: (name: string) => Part | undefined;
  onOpen: (name: string, field: string) => void;
};

/** All that is wrong in any file; nothing is saved before it is corrected. */
function Problems({ problems, titleOf, formOf, onOpen }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section className="problems" role="alert">
      <h2>To correct before it can be saved</h2>
      <ul>
        {problems.map(({ file, line, field, message }) => {
          const name = file.replace(folders, '');
          return (
            <li key={file + line + field + message}>
              {field ? (
                <button type="button" className="link" onClick={() => onOpen(name, field)}>
                  {titleOf(name)}: {placeIn(pathOf(field), formOf(name))}
                </button>
              ) : (
                <strong>
                  {file}
                  {line && `, line ${line}`}
                </strong>
              )}{' '}
              {message}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
