import { useCallback, useEffect, useRef } from 'react';

/** Longer than any double click, shorter than writing a second message. */
const lockTime = 1000;

/**
 * Lets a form act once however often it is sent. The lock opens by itself, and when the page comes
 * back from the browser's back-forward cache.
 *
 * @returns a function that is true once and then false until the lock opens
 */
export function useSubmitLock(): () => boolean {
  const locked = useRef(false);
  useEffect(() => {
    const open = () => {
      locked.current = false;
    };
    addEventListener('pageshow', open);
    return () => removeEventListener('pageshow', open);
  }, []);
  return useCallback(() => {
    if (locked.current) return false;
    locked.current = true;
    setTimeout(() => {
      locked.current = false;
    }, lockTime);
    return true;
  }, []);
}
