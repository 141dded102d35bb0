const prefix = 'vitrina-draft ';

/** Marks a draft as one this tab works on, until the answered function is called or the tab ends, also by a crash. */
export function holdDraft(slot: string): () => void {
  // Only on secure pages: elsewhere a draft is offered though another tab may work on it.
  if (!('locks' in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(prefix + slot, () => promise);
  return resolve;
}

/** The drafts that tabs of this browser work on. */
export async function listHeldDrafts(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(names);
}
