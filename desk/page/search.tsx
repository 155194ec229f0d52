import { type KeyboardEvent, useState } from 'react';
import { type FoundField, search, textIn } from './find-field.ts';

type Props = {
  fields: () => readonly FoundField[];
  titleOf: (name: string) => string;
  onOpen: (name: string, field: string) => void;
};

/** Looks through the fields of all files, and leads to one. */
export function Search({ fields, titleOf, onOpen }: Props) {
  const [question, setQuestion] = useState('');
  const found = question.trim().length > 1 ? search(question, fields(), titleOf) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between its own controls
    <div className="search" onKeyDown={moveByArrow}>
      <input
        type="search"
        aria-label="Search in all fields"
        placeholder="Search: phone, fees"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <div role="status">
        {question.trim().length > 1 && found.length === 0 && (
          <p className="help">No field has these words.</p>
        )}
      </div>
      <ul>
        {found.map(({ name, field, label, cell, picture }) => (
          <li key={name + field}>
            <button
              type="button"
              onClick={() => {
                onOpen(name, field);
                setQuestion('');
              }}
            >
              <span>
                {titleOf(name)} › {label}
                <span className="help">{textIn(picture ?? cell)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The arrows go from the question to what was found, and back, as in a list of suggestions. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = controls[controls.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
