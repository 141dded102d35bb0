import type { FieldKey } from '@vitrina/editor-core/store';

/** How long a field may take to be drawn, in ms: the inspector draws those out of view last. */
const waitMs = 5000;

/** How long it must keep the keyboard, in ms: a menu that closes gives it back to its button first. */
const holdMs = 300;

const controls = 'input:not([type=hidden], [type=file]), textarea, [contenteditable=true], [role=combobox]';

/** For a field of nothing but buttons; of others they come first, as the one that resets it. */
const buttons = 'button, [tabindex="0"]';

/** By what a person goes elsewhere meanwhile. */
const ownWays = ['pointerdown', 'keydown'] as const;

/** Scrolls to a field and gives it the keyboard once it is there, unless the person goes elsewhere first. */
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
    const field = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
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
