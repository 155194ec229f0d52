import { useEffect, useMemo } from 'react';

/** Longer than any double click, shorter than writing a second message. */
const lockTime = 1000;

/**
 * Lets a form act once however often it is sent. The lock opens by itself, and when the page comes
 * back from the browser's back-forward cache.
 */
export function useSubmitLock() {
  const lock = useMemo(() => createLock(), []);
  useEffect(() => {
    addEventListener('pageshow', lock.open);
    return () => removeEventListener('pageshow', lock.open);
  }, [lock]);
  return lock;
}

function createLock() {
  let closed = false;
  const open = () => {
    closed = false;
  };
  return {
    isClosed: () => closed,
    close() {
      closed = true;
      setTimeout(open, lockTime);
    },
    open,
  };
}
