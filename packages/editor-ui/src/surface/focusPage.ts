/**
 * Focuses the block in the tab order: the active block, or the first one. Returns whether there is a block to
 * focus.
 */
export function focusPage(): boolean {
  const block = findPageStop();
  block?.focus();
  return block !== null;
}

/** Returns the block of the page in the tab order. */
export function findPageStop(): HTMLElement | null {
  const page = document.querySelector('[data-canvas]')?.shadowRoot;
  return page?.querySelector<HTMLElement>('[data-block][tabindex="0"]') ?? null;
}
