import { useEffect, useState } from 'react';

/**
 * A value that has stood still.
 *
 * @param delay milliseconds without a change; with 0 the value itself
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delay === 0 ? value : settled;
}
