import { useState } from 'react';
import { useFile } from './desk-context.ts';
import { type InputProps, textOf } from './text-input.tsx';

/** Input for the target of a link: a page by its title, or any other address. */
export function LinkInput({ id, describedBy, value: given, onChange }: InputProps) {
  const value = textOf(given);
  const { pages, documents } = useFile().desk.opened;
  const known = [...Object.entries(pages), ...documents.map((path) => [path, path] as const)];
  const isKnown = known.some(([path]) => path === value);
  const [isOther, setIsOther] = useState(value !== '' && !isKnown);
  return (
    <div className="link-input">
      <select
        id={id}
        aria-describedby={describedBy}
        value={isOther ? 'other' : value}
        onChange={({ target }) => {
          setIsOther(target.value === 'other');
          if (target.value !== 'other') onChange(target.value);
        }}
      >
        {value === '' && <option value="">Choose a page …</option>}
        {known.map(([path, title]) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
        <option value="other">Another address …</option>
      </select>
      {isOther && (
        <input
          type="text"
          aria-label="Address"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
