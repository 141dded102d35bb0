/** Counts failures per key over a window; in memory, so a restart forgets them. */
export interface AttemptCounter {
  /** Whether this key has had its share. */
  isExhausted(key: string): boolean;
  add(key: string): void;
  clear(key: string): void;
}

interface Count {
  failures: number;
  endsAt: number;
}

const maxKeys = 50_000;

/** At most `limit` failures within `windowMs` of the first. */
export function createAttemptCounter(limit: number, windowMs: number, now = Date.now): AttemptCounter {
  const counts = new Map<string, Count>();

  function current(key: string): Count | undefined {
    const count = counts.get(key);
    if (count && count.endsAt > now()) return count;
    counts.delete(key);
    return undefined;
  }

  /** Whoever makes up endless names must not fill the memory; the oldest counts go first. */
  function makeRoom(): void {
    if (counts.size < maxKeys) return;
    const oldest = counts.keys().next();
    if (!oldest.done) counts.delete(oldest.value);
  }

  return {
    isExhausted: (key) => (current(key)?.failures ?? 0) >= limit,
    add(key) {
      const count = current(key);
      if (count) count.failures++;
      else {
        makeRoom();
        counts.set(key, { failures: 1, endsAt: now() + windowMs });
      }
    },
    clear: (key) => void counts.delete(key),
  };
}
