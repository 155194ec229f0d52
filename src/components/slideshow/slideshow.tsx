import * as attribute from '#src/browser/attributes.ts';
import { ButtonLink } from '#src/components/button/button.tsx';
import {
  type CarouselWords,
  Dots,
  PauseButton,
} from '#src/components/carousel/carousel-controls.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PictureData } from '#src/lib/picture-data.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { type Room, type RoomName, Rooms, roomPlace } from './rooms.tsx';
import styles from './slideshow.module.css';

/** Milliseconds that a slide is shown (SPEC.md section 9). */
const interval = 5000;

export type Slide = {
  ground: Ground;
  picture: PictureData;
  heading: string;
  text?: string;
  actions?: readonly { title: string; path: string }[];
  /** Rooms of the model in the picture, each a link over it. */
  rooms?: readonly Room[];
  /** The room of the first slide that this one opens out of. */
  room?: RoomName | undefined;
};

/** Slides come and go, so none of them holds the page's h1. */
type SlideshowProps = {
  label: string;
  slides: readonly Slide[];
  words: CarouselWords & { slides: string; carousel: string; slide: string; position: string };
};

/** Slides that turn by themselves: `src/browser/carousel.ts` drives them. */
export function Slideshow({ label, slides, words }: SlideshowProps) {
  return (
    <section
      className={styles.slideshow}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-ground={slides[0]?.ground}
      {...{ [attribute.carousel]: interval }}
    >
      <div className={`${layout.wrap} ${styles.controls}`}>
        <div className={styles.buttons}>
          <PauseButton what={words.slides} words={words} />
          <Dots titles={slides.map((slide) => slide.heading)} words={words} />
        </div>
      </div>
      <div className={styles.slides}>
        {slides.map((slide, position) => (
          <SlideView
            key={slide.heading}
            slide={slide}
            label={fill(words.position, { number: position + 1, count: slides.length })}
            role={words.slide}
            active={position === 0}
          />
        ))}
      </div>
    </section>
  );
}

type SlideViewProps = {
  slide: Slide;
  label: string;
  role: string;
  active: boolean;
};

function SlideView({ slide, label, role, active }: SlideViewProps) {
  const { ground, picture, text, actions, rooms, room } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group (ARIA practices)
    <div
      className={`${styles.slide} ${room ? roomPlace : ''}`}
      role="group"
      aria-roledescription={role}
      aria-label={label}
      data-ground={ground}
      {...{ [attribute.active]: active }}
      data-open={Boolean(rooms)}
      data-room={room}
      {...{ [attribute.carouselItem]: true }}
    >
      <div className={styles.art} data-no-print>
        <Picture
          picture={picture}
          sizes={`${belowLaptop} 100vw, ${rooms ? 100 : 70}vw`}
          eager={active}
        />
        {rooms && <Rooms rooms={rooms} />}
      </div>
      <div className={`${layout.wrap} ${styles.copy}`}>
        <div className={layout.display}>{slide.heading}</div>
        {text && <p className={layout.lead}>{text}</p>}
        {actions && (
          <div className={`${layout.cluster} ${styles.actions}`}>
            {actions.map(({ title, path }, position) => (
              <ButtonLink key={path} href={path} big variant={position === 0 ? 'main' : 'line'}>
                {title}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
