/** A loader with a cache, made by {@link cached}. */
export interface Cached<Key, Value> {
  (key: Key): Promise<Value>;
  /** Drops the cached value of a key. */
  forget(key: Key): void;
}

interface CachedOptions {
  /** Limit of entries; the cache is cleared when it is reached. */
  readonly maxEntries?: number;
  readonly now?: () => number;
}

/** Caches a loader's results for a while: visitors request the same few values thousands of times a second. */
export function cached<Key, Value>(
  ttlMs: number,
  load: (key: Key) => Promise<Value>,
  { maxEntries = 20_000, now = Date.now }: CachedOptions = {},
): Cached<Key, Value> {
  const entries = new Map<Key, { value: Promise<Value>; until: number }>();
  const read = (key: Key): Promise<Value> => {
    const entry = entries.get(key);
    if (entry && entry.until > now()) return entry.value;
    if (entries.size >= maxEntries) entries.clear();
    const value = load(key);
    entries.set(key, { value, until: now() + ttlMs });
    value.catch(() => entries.delete(key));
    return value;
  };
  return Object.assign(read, { forget: (key: Key) => void entries.delete(key) });
}
