import { useRef, useState } from 'react';
import type { Names } from '#desk/form/field-schema.ts';
import { useDeskContext } from './desk-context.ts';

type Props = {
  id: string;
  describedBy: string;
  names: Names;
  value: string;
  onChange: (value: string) => void;
};
type Offer = { value: string; source: string; shows: string };

/** A picture or a drawing, chosen by sight. */
export function PictureInput({ id, describedBy, names, value, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const offers = useOffers(names);
  const chosen = offers.find((offer) => offer.value === value);
  const found = offers.filter(({ shows }) => shows.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
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
    </>
  );
}

function useOffers(names: Names): readonly Offer[] {
  const { pictures, drawings } = useDeskContext().opened;
  if (names === 'portrait' || names === 'seal') {
    return drawings[names].map((path) => ({
      value: path,
      source: path,
      shows: path.replace(/^.*\/|\.svg$/g, '').replaceAll('-', ' '),
    }));
  }
  return pictures.map(({ name, shows }) => ({
    value: name,
    source: `/pictures/${name}-640.webp`,
    shows,
  }));
}
