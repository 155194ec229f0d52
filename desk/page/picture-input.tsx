import { type DragEvent, useRef, useState } from 'react';
import type { Names } from '#desk/form/field-schema.ts';
import { type Group, isCell } from '#desk/form/form.ts';
import { shapeOf } from '#src/content/schemas/photographs.ts';
import { picturesFile } from '../labels.ts';
import { useFile } from './desk-context.ts';
import { PhotographDialog } from './photograph-dialog.tsx';
import { type InputProps, textOf } from './text-input.tsx';

type Offer = { value: string; source: string; shows: string };

/** A picture or a drawing, chosen by sight. */
export function PictureInput({ id, describedBy, field, value: given, onChange }: InputProps) {
  const [value, names] = [textOf(given), field.names];
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const offers = useOffers(names);
  const chosen = offers.find((offer) => offer.value === value);
  const found = offers.filter(({ shows }) => shows.toLowerCase().includes(search.toLowerCase()));
  const takes = names === 'picture' || names === 'portrait';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    setFile(event.dataTransfer.files[0]);
  };
  const whileOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  return (
    <div
      className="picture-input"
      data-over={isOver || undefined}
      {...(takes && { onDragOver: whileOver, onDragLeave: whileOver, onDrop: drop })}
    >
      <button
        type="button"
        id={id}
        className="picture"
        aria-describedby={describedBy}
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        {chosen && <img src={chosen.source} alt="" loading="lazy" />}
        <span>{chosen ? chosen.shows : 'Choose a picture …'}</span>
      </button>
      {takes && (
        <label className="take">
          Use a photograph …
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              // The same file may be chosen once more.
              target.value = '';
            }}
          />
        </label>
      )}
      {file && (
        <PhotographDialog
          // Another file has a dialog of its own, which the answer about the first does not close.
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          shape={shapeOf(value) ?? (names === 'portrait' ? 'portrait' : 'picture')}
          onUse={onChange}
          onClose={() => setFile((now) => (now === file ? undefined : now))}
        />
      )}
      <dialog
        ref={dialog}
        className="pictures"
        aria-label="Choose a picture"
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        <form method="dialog" className="dialog-head">
          <input
            type="search"
            aria-label="Search in what the pictures show"
            placeholder="Search: nurse, library, bus …"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <button type="submit">Close</button>
        </form>
        <div className="picture-grid">
          {(isOpen ? found : []).map((offer) => (
            <button
              type="button"
              key={offer.value}
              aria-pressed={offer.value === value}
              onClick={() => {
                onChange(offer.value);
                dialog.current?.close();
              }}
            >
              <img src={offer.source} alt="" loading="lazy" />
              <span>{offer.shows}</span>
            </button>
          ))}
        </div>
      </dialog>
    </div>
  );
}

function useOffers(names: Names | undefined): readonly Offer[] {
  const { opened, formOf } = useFile().desk;
  const texts = Object.entries((formOf(picturesFile) ?? {}) as Group);
  const taken = texts
    .filter(([name]) => (shapeOf(name) === 'portrait') === (names === 'portrait'))
    .map(([name, text]) => ({
      value: name,
      source: `/pictures/${name}-640.avif`,
      shows: String((isCell(text) && text.value) || name),
    }));
  if (names !== 'portrait' && names !== 'seal') return taken;
  const drawn = opened.drawings[names].map((path) => ({
    value: path,
    source: path,
    shows: path.replace(/^.*\/|\.svg$/g, '').replaceAll('-', ' '),
  }));
  return names === 'portrait' ? [...taken, ...drawn] : drawn;
}
