import type { ReactNode } from 'react';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  id: string;
  /** Of the heading inside. */
  labelledBy: string;
  /** Name of the button that closes it. */
  close: string;
  /** Of the row of the close button. */
  ground?: Ground;
  /** Its last row stays in sight, as that of the close button does. */
  hasFoot?: boolean;
  children: ReactNode;
};

/**
 * A native dialog: the browser keeps the focus inside, closes it on Escape and by a press beside it,
 * and gives the focus back. It is a popover as well, for browsers without invoker commands (Safari)
 * to which no script has come; with scripts `src/client/dialogs.ts` helps those.
 */
export function Dialog(props: DialogProps) {
  const { id, labelledBy, close, ground = 'white', hasFoot, children } = props;
  return (
    <dialog
      id={id}
      className={`${layout.paper} ${styles.dialog}`}
      aria-labelledby={labelledBy}
      data-foot={hasFoot}
      closedby="any"
      popover="auto"
    >
      {children}
      <div className={styles.bar} data-ground={ground}>
        <button className={styles.close} aria-label={close} {...closes(id)}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** Makes a button open the dialog. */
export function opens(id: string) {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: id,
    popoverTarget: id,
    popoverTargetAction: 'show',
    'aria-haspopup': 'dialog',
  } as const;
}

/** Makes a button in the dialog close it. */
export function closes(id: string) {
  return {
    type: 'button',
    command: 'close',
    commandfor: id,
    popoverTarget: id,
    popoverTargetAction: 'hide',
  } as const;
}
