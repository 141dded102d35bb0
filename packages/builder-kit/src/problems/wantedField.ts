/** Names a field of the editor, in `data-field` and wherever somebody is led to it. */
export type FieldKey = `prop:${string}` | `data:${string}` | `template:${string}`;

/** Waits for a field to be drawn, this many frames at most. */
const maxFrames = 300;

/** Scrolls to a field and gives it the keyboard once it is there. */
export function focusField(key: FieldKey, onEnd: () => void): () => void {
  let frame = 0;
  let count = 0;
  const look = () => {
    const field = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
    const input = field?.querySelector<HTMLElement>(
      'input:not([type=hidden], [type=file]), textarea, [contenteditable=true], [role=combobox], button, [tabindex="0"]',
    );
    count += 1;
    if (!input && count < maxFrames) {
      frame = requestAnimationFrame(look);
      return;
    }
    field?.scrollIntoView({ block: 'center' });
    input?.focus();
    onEnd();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
