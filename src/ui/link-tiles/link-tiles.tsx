import type { Ground } from '#src/styles/grounds.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './link-tiles.module.css';

type LinkTilesProps = { links: readonly { title: string; path: string; ground: Ground }[] };

/** Large links in the colours of what they lead to. */
export function LinkTiles({ links }: LinkTilesProps) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ title, path, ground }) => (
        <li key={path}>
          <a href={path} data-ground={ground}>
            {title}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
