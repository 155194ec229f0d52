import * as attribute from '#src/client/attributes.ts';
import styles from './rooms.module.css';

export type RoomName = 'classroom' | 'ward' | 'tests' | 'library' | 'laboratory' | 'gym';
export type Room = { room: RoomName; name: string; note: string; path: string };

/** Tells where a room is in the picture of the open building: for `data-room` elements. */
export const roomPlace = styles.room;

/**
 * Their lamps go on one after another; the note of the chosen one appears below the building. While
 * nobody chooses, `src/client/tour.ts` does.
 */
export function Rooms({ rooms }: { rooms: readonly Room[] }) {
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ room, name, note, path }) => (
        <li key={room} className={roomPlace} data-room={room} {...{ [attribute.lit]: '' }}>
          <a href={path}>
            <span className={styles.plate}>{name}</span>
            <span className={styles.note}>
              <b aria-hidden="true">{name}</b>
              <span>{note}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
