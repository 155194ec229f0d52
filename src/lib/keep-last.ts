/**
 * A function that remembers what it made of its last keys.
 *
 * @param count how many are remembered; the one that was asked for longest ago is forgotten first
 */
export function keepLast<Key, Value>(count: number, make: (key: Key) => Value) {
  const kept = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make(key);
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= count) break;
      kept.delete(oldest);
    }
    return value;
  };
}
