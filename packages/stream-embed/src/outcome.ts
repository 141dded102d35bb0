/**
 * The result for a package: it is shown, there is none, it cannot be loaded, or it takes so long that
 * the space kept for it is released.
 */
export type Outcome = 'shown' | 'none' | 'error' | 'late';

/** Tells the shop's page a state with an event that bubbles, as `vitrina:shown`. */
export function announce(where: Element, state: Outcome | 'view'): void {
  where.dispatchEvent(new CustomEvent(`vitrina:${state}`, { bubbles: true, composed: true }));
}

/** Like {@link announce}, on pages that break events: their scripts hear nothing, and the content stays. */
export function announceIfPossible(...state: Parameters<typeof announce>): void {
  try {
    announce(...state);
  } catch {
    // Our errors must not reach the shop's page.
  }
}
