import type { FieldKey } from '@vitrina/editor-core/store';

/** Time limit for the field to render, in ms. The inspector renders fields out of view last. */
const waitMs = 5000;

/** Time the field must keep focus, in ms. A closing menu first returns focus to its button. */
const holdMs = 300;

const controls = 'input:not([type=hidden], [type=file]), textarea, [contenteditable=true], [role=combobox]';

/**
 * Focus targets of a field without inputs. Other fields might start with a button, such as the reset button.
 */
const buttons = 'button, [tabindex="0"]';

/** Events that show the user has moved on to something else. */
const ownWays = ['pointerdown', 'keydown'] as const;

/**
 * Scrolls to a field and focuses it once it is rendered. Stops if the user presses a key or the pointer
 * first.
 */
export function focusField(key: FieldKey, onEnd: () => void): () => void {
  let frame = 0;
  let heldSince = performance.now();
  const giveUpAt = performance.now() + waitMs;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const way of ownWays) removeEventListener(way, end, true);
  };
  function end() {
    stop();
    onEnd();
  }
  const look = () => {
    // A dialog over the page can have the same field as the panel below it.
    const field = [...document.querySelectorAll(`[data-field="${CSS.escape(key)}"]`)].at(-1);
    const input = field?.querySelector<HTMLElement>(controls) ?? field?.querySelector<HTMLElement>(buttons);
    if (input && document.activeElement !== input) {
      field?.scrollIntoView({ block: 'center' });
      input.focus();
      heldSince = performance.now();
    }
    const now = performance.now();
    const isHeld = input !== null && input !== undefined && now - heldSince > holdMs;
    if (!isHeld && now < giveUpAt) frame = requestAnimationFrame(look);
    else end();
  };
  for (const way of ownWays) addEventListener(way, end, true);
  frame = requestAnimationFrame(look);
  return stop;
}
