import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { PictureName } from '#src/content/schemas/fields.ts';
import { isPhotograph } from '#src/content/schemas/photographs.ts';
import { picture } from '#src/content/views/pictures.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { Link } from '#src/routes.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Dots, PauseButton } from '#src/ui/carousel/carousel-controls.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { type Room, type RoomName, Rooms, roomPlace } from './rooms.tsx';
import styles from './slideshow.module.css';

/** The picture whose rooms are known to `rooms.module.css`. */
const openBuilding: PictureName = 'hero-opening';

/** Milliseconds that a slide is shown (SPEC.md section 9). */
const interval = 5000;

type Slide = {
  ground: Ground;
  picture: PictureName;
  heading: string;
  text?: string | undefined;
  actions?: readonly { title: string; path: Link }[];
  /** The room of the open building that this slide opens out of. */
  room?: RoomName | undefined;
};

/** Slides come and go, so none of them has the h1 of the page. */
type SlideshowProps = {
  edition: Edition;
  label: string;
  slides: readonly Slide[];
  /** Rooms of the building that is cut open, each a link over its picture. */
  rooms?: readonly Room[];
  /** Above the slides, on the ground of the one in sight. */
  children?: ReactNode;
};

/** Slides that turn by themselves: `src/client/carousel.ts` drives them. */
export function Slideshow({ edition, label, slides, rooms, children }: SlideshowProps) {
  const words = edition.words.carousel;
  return (
    <section
      className={`${layout.whole} ${styles.slideshow}`}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-ground={slides[0]?.ground}
      {...{ [attribute.carousel]: interval }}
    >
      {children}
      <div className={`${layout.wrap} ${styles.controls}`}>
        <div className={styles.buttons}>
          <PauseButton what={words.slides} words={words} />
          <Dots titles={slides.map((slide) => slide.heading)} words={words} />
        </div>
      </div>
      <div className={styles.slides} data-rooms={Boolean(rooms)}>
        {slides.map((slide, position) => (
          <SlideView
            key={slide.heading}
            edition={edition}
            slide={slide}
            rooms={slide.picture === openBuilding ? rooms : undefined}
            label={fill(words.position, { number: position + 1, count: slides.length })}
            active={position === 0}
          />
        ))}
      </div>
    </section>
  );
}

type SlideViewProps = Pick<SlideshowProps, 'edition' | 'label'> & {
  slide: Slide;
  rooms: readonly Room[] | undefined;
  active: boolean;
};

function SlideView({ edition, slide, rooms, label, active }: SlideViewProps) {
  const { ground, text, actions, room } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group (ARIA practices)
    <div
      className={`${styles.slide} ${room ? roomPlace : ''}`}
      role="group"
      aria-roledescription={edition.words.carousel.slide}
      aria-label={label}
      data-ground={ground}
      {...{ [attribute.active]: active }}
      data-open={Boolean(rooms)}
      data-photograph={isPhotograph(slide.picture) || undefined}
      data-room={room}
      {...{ [attribute.carouselItem]: true }}
    >
      <div className={`${layout.wrap} ${styles.copy}`}>
        <div className={layout.display}>{slide.heading}</div>
        {text && <p className={layout.lead}>{text}</p>}
        {actions && (
          <div className={`${layout.cluster} ${styles.actions}`}>
            {actions.map(({ title, path }, position) => (
              <ButtonLink
                key={path}
                href={edition.href(path)}
                big
                variant={position === 0 ? 'apply' : 'line'}
              >
                {title}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      <div className={styles.art} data-no-print>
        <Picture picture={picture(edition, slide.picture)} sizes="100vw" eager={active} />
        {rooms && <Rooms rooms={rooms} />}
      </div>
    </div>
  );
}
