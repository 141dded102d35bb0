const prefix = 'vitrina-draft ';

/** Marks a draft as open in this tab until the returned function is called or the tab closes or crashes. */
export function holdDraft(slot: string): () => void {
  // Locks are available only in secure contexts. Elsewhere, a draft is offered even if it is open in another
  // tab.
  if (!('locks' in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(prefix + slot, () => promise);
  return resolve;
}

/** Returns the drafts that are open in tabs of this browser. */
export async function listHeldDrafts(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(names);
}
