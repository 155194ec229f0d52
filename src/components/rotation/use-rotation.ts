import { useEffect, useState } from 'react';

/** How long before a change the next item is named, in milliseconds, so that it can load. */
const notice = 1500;

/**
 * Turns through `count` items, one every `interval` milliseconds.
 *
 * It stops while the visitor points at it or has the focus in it, stays stopped after a choice or
 * the pause button, and does not start where reduced motion is asked for (WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0);
  const [upcoming, setUpcoming] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (prefersStillness()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || held) return;
    const next = (index + 1) % count;
    const prepare = setTimeout(() => setUpcoming(next), interval - notice);
    const advance = setTimeout(() => setIndex(next), interval);
    return () => {
      clearTimeout(prepare);
      clearTimeout(advance);
    };
  }, [index, count, interval, playing, held]);

  return {
    index,
    upcoming,
    playing,
    toggle: () => setPlaying(!playing),
    show: (chosen: number) => {
      setIndex(chosen);
      setPlaying(false);
    },
    /** Spread on the element that holds the items. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

export function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
