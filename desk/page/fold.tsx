import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  title: ReactNode;
  /** Opens it when something inside is wrong or looked for. */
  isWanted: boolean;
  children: ReactNode;
};

/** Fields under a heading; they are made when it is first opened. */
export function Fold({ title, isWanted, children }: Props) {
  const [isOpen, setIsOpen] = useState(isWanted);
  useEffect(() => {
    if (isWanted) setIsOpen(true);
  }, [isWanted]);
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span className="fold-title">{title}</span>
      </summary>
      {isOpen && <div className="fold-body">{children}</div>}
    </details>
  );
}
