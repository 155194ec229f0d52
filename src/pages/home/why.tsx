import type { Edition } from '#src/content/check/edition.ts';
import { picture } from '#src/content/views/pictures.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { Hours } from '#src/ui/hours/hours.tsx';
import { List } from '#src/ui/list/list.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import styles from './why.module.css';

/** Three cloth tags hang from a rail; the chosen one dyes the whole panel. */
export function Why(edition: Edition) {
  const { heading, items } = edition.content.home.why;
  return (
    <div className={styles.why}>
      <Tabs
        label={heading}
        listClassName={styles.tags}
        tabClassName={styles.tag}
        tabs={items.map((item) => ({
          id: item.id,
          title: (
            <span className={styles.label} data-ground={item.ground}>
              {item.tab}
            </span>
          ),
          panel: (
            <div className={styles.field} data-ground={item.ground}>
              <div className={styles.text} data-drawn={Boolean(item.hours)}>
                <h3>{item.title}</h3>
                <p>{item.content}</p>
                <List lines={item.points} />
                {item.hours && (
                  <div className={styles.hours} data-ground="white">
                    <Hours
                      edition={edition}
                      programme={edition.content.programmes[item.hours]}
                      named
                    />
                  </div>
                )}
              </div>
              <Picture
                picture={picture(edition, item.image)}
                sizes={`${belowLaptop} 100vw, 45rem`}
              />
            </div>
          ),
        }))}
      />
    </div>
  );
}
