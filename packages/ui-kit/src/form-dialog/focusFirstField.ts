/** Fields that take text or a choice; hidden ones hold what a browser fills in, as a username beside a password. */
const fields = ['input:not([type=hidden], [hidden], [readonly])', 'textarea:not([aria-hidden])', 'select']
  .map((selector) => `${selector}:not(:disabled)`)
  .join();
/** Marks the place of a field whose code is still loading. */
const placeSelector = '[data-field-place]';

/**
 * Focuses the first field of a form, also where it arrives after the form is drawn, unless the user is somewhere in
 * the form already. The form's ref: an effect would precede the form, which the dialog's portal draws later.
 *
 * @returns ends the waiting
 */
export function focusFirstField(form: HTMLElement): () => void {
  const hasFocus = () => form.contains(document.activeElement);
  /** @returns whether nothing is left to wait for */
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
