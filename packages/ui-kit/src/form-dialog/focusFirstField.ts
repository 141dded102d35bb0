/**
 * Fields for text or a choice; hidden fields hold values that a browser fills in, such as a username with a
 * password.
 */
const fields = ['input:not([type=hidden], [hidden], [readonly])', 'textarea:not([aria-hidden])', 'select']
  .map((selector) => `${selector}:not(:disabled)`)
  .join();
/** Marks the place of a field whose code is still loading. */
const placeSelector = '[data-field-place]';

/**
 * Focuses the first field of a form, also if it renders later, unless the focus is already in the form. Used
 * as the form's ref: an effect would run before the dialog's portal renders the form.
 *
 * @returns stops the waiting
 */
export function focusFirstField(form: HTMLElement): () => void {
  const hasFocus = () => form.contains(document.activeElement);
  /** @returns whether there is nothing left to wait for */
  const tryFocus = () => {
    if (hasFocus()) return true;
    const first = form.querySelector<HTMLElement>(`${fields}, ${placeSelector}`);
    if (!first || first.matches(placeSelector)) return false;
    first.focus();
    return true;
  };
  if (tryFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}
