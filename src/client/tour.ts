import * as attribute from './attributes.ts';

/** Milliseconds that a room is highlighted: two rooms for each slide. */
const roomTime = 2500;

/**
 * Lights the rooms of a slide one after another, without a mouse. Each start goes on with the room
 * after the last one; a scroll ends the tour until the slide is shown again.
 */
export function createTour(root: HTMLElement): {
  start: (slide: HTMLElement | undefined) => void;
  stop: () => void;
} {
  const rooms = [...root.querySelectorAll<HTMLElement>(`[${attribute.lit}]`)];
  let next = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function light(): void {
    rooms.forEach((room, position) => {
      room.setAttribute(attribute.lit, String(position === next));
    });
    next = (next + 1) % rooms.length;
  }

  function stop(): void {
    clearInterval(timer);
    for (const room of rooms) room.setAttribute(attribute.lit, '');
  }

  function start(slide: HTMLElement | undefined): void {
    stop();
    if (!rooms[0] || !slide?.contains(rooms[0])) return;
    light();
    timer = setInterval(light, roomTime);
  }

  if (rooms.length > 0) addEventListener('scroll', stop, { passive: true });
  return { start, stop };
}
