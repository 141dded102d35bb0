import type { ComponentId, PageKey } from '@vitrina/epack-model';

/** The locked components of a package, by page. */
export type Locks = Readonly<Record<PageKey, readonly ComponentId[]>>;

/** Returns the locks with a component locked or unlocked. A page without locks has no entry. */
export function toggleLock(locks: Locks, key: PageKey, id: ComponentId): Locks {
  const { [key]: before = [], ...others } = locks;
  const after = before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
  return after.length === 0 ? others : { ...others, [key]: after };
}

/** Reads the text of {@link writeLocks}. Ignores any other text. */
export function readLocks(text: string | null): Locks {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, ids]: [string, unknown]) =>
        Array.isArray(ids) ? [[key, ids.filter((id) => Number.isSafeInteger(id))]] : [],
      ),
    ) as Locks;
  } catch {
    return {};
  }
}

/** Returns locks as text; undefined if there are none. */
export function writeLocks(locks: Locks): string | undefined {
  return Object.keys(locks).length === 0 ? undefined : JSON.stringify(locks);
}
