/** Gives the keyboard to the block of the page that Tab leads to: the active one, else the first. Answers whether there is one. */
export function focusPage(): boolean {
  const block = findPageStop();
  block?.focus();
  return block !== null;
}

/** The block of the page that Tab leads to. */
export function findPageStop(): HTMLElement | null {
  const page = document.querySelector('[data-canvas]')?.shadowRoot;
  return page?.querySelector<HTMLElement>('[data-block][tabindex="0"]') ?? null;
}
