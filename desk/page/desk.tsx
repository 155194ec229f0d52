import { useRef, useState } from 'react';
import type { Problem } from '#src/content/parse.ts';
import { fileTitle, placeIn } from '../labels.ts';
import type { Opened } from './ask.ts';
import { Changes } from './changes.tsx';
import { Conflicts } from './conflicts.tsx';
import { pathOf } from './field-names.ts';
import { FileForm } from './file-form.tsx';
import type { KeptDraft } from './kept-draft.ts';
import { OpenFacts } from './open-facts.tsx';
import { Preview } from './preview.tsx';
import { useDesk } from './use-desk.ts';

type Place = Opened['places'][number];
/** Where the officer is: the open facts, or a place and perhaps a field of one of its files. */
type Spot = { place?: Place; target?: { file: string; field: string } };

export function Desk({ first, draft }: { first: Opened; draft?: KeptDraft | undefined }) {
  const desk = useDesk(first, draft);
  const { opened, forms, checked, formOf } = desk;
  const [{ place, target }, setSpot] = useState<Spot>({});
  const [path, setPath] = useState('/');
  const dialog = useRef<HTMLDialogElement>(null);
  const changed = Object.keys(forms);
  const schemaOf = (name: string) => opened.schemas.shared[opened.schemas.of[name] ?? -1] ?? {};
  const titleOf = (name: string) => fileTitle(name, formOf(name));

  const open = (next: Place) => {
    setSpot({ place: next });
    setPath(next.path);
  };
  const goTo = (name: string, field: string) => {
    const next = opened.places.find(({ files }) => files.includes(name));
    if (!next) return;
    setSpot({ place: next, target: { file: name, field } });
    setPath(next.path);
  };
  const show = (name: string) => {
    const next = opened.places.find(({ files }) => files.includes(name));
    if (next) setPath(next.path);
  };
  /** A link in the page opens the place that belongs to it. */
  const follow = (address: string) => {
    const plain = address.replace(/^\/te(?=\/|$)/, '') || '/';
    if (!(plain in opened.pages)) return;
    setPath(plain);
    const next = opened.places.find((one) => one.path === plain);
    if (next) setSpot({ place: next });
  };

  return (
    <div className="desk">
      <header className="top">
        <p className="name">Content desk</p>
        <div role="status" className="notice" data-kind={desk.notice?.kind}>
          {desk.notice?.text}
        </div>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          What changed{checked.differences.length > 0 && ` (${checked.differences.length})`}
        </button>
        <button
          type="button"
          className="main"
          disabled={changed.length === 0 || checked.problems.length > 0 || desk.isBusy}
          onClick={desk.save}
        >
          Save
        </button>
      </header>
      <nav className="places" aria-label="Pages and programmes">
        <button type="button" aria-current={!place || undefined} onClick={() => setSpot({})}>
          Open facts <span className="count">{checked.openFacts.length}</span>
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
      <main className="middle">
        <Conflicts desk={desk} />
        <Problems problems={checked.problems} titleOf={titleOf} onOpen={goTo} />
        {!place && <OpenFacts desk={desk} schemaOf={schemaOf} onOpen={goTo} onShow={show} />}
        {place?.files.map((name) => {
          const form = formOf(name);
          const file = opened.files[name];
          return (
            <section key={name} className="file">
              <h1>{titleOf(name)}</h1>
              {file && 'broken' in file && <p className="wrong">{file.broken}</p>}
              {form && (
                <FileForm
                  opened={opened}
                  name={name}
                  schema={schemaOf(name)}
                  form={form}
                  problems={checked.problems}
                  target={target?.file === name ? target.field : undefined}
                  formOf={formOf}
                  change={desk.change}
                />
              )}
            </section>
          );
        })}
      </main>
      <Preview
        opened={opened}
        path={path}
        shown={desk.shown}
        isWrong={checked.problems.length > 0}
        onPath={follow}
      />
      <Changes desk={desk} dialog={dialog} />
    </div>
  );
}

type ProblemsProps = {
  problems: readonly Problem[];
  titleOf: (name: string) => string;
  onOpen: (name: string, field: string) => void;
};

/** All that is wrong, wherever it stands; nothing is saved until it is mended. */
function Problems({ problems, titleOf, onOpen }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section className="problems" role="alert">
      <h2>To mend before it can be saved</h2>
      <ul>
        {problems.map(({ file, line, field, message }) => {
          const name = file.replace(/^content\/(te\/)?/, '');
          return (
            <li key={file + line + field + message}>
              {field ? (
                <button type="button" className="link" onClick={() => onOpen(name, field)}>
                  {titleOf(name)}: {placeIn(pathOf(field))}
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
