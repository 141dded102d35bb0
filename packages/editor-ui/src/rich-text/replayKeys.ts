import type { Editor } from '@tiptap/core';

import { moveCaret } from './moveCaret.ts';
import { isLetter, type Typed } from '../surface/typedAhead.ts';

/**
 * Replays the keys that were typed before the editor was ready. Returns the keys after the one that ended the
 * editing.
 */
export function replayKeys(
  editor: Editor,
  keys: readonly Typed[],
  isEditing: () => boolean,
): readonly Typed[] {
  for (const [at, key] of keys.entries()) {
    if (editor.isDestroyed || !isEditing()) return keys.slice(at);
    if (typeof key === 'string') editor.view.dispatch(editor.state.tr.insertText(key));
    else if (isLetter(key)) editor.view.dispatch(editor.state.tr.insertText(key.key));
    else if (!pressKey(editor, key)) doAsBrowser(editor, key);
  }
  return [];
}

/** Dispatches a key event. Returns whether the editor handled the key. */
function pressKey(editor: Editor, key: KeyboardEvent): boolean {
  return !editor.view.dom.dispatchEvent(copyKey(key));
}

/** Returns a key press that can be dispatched again, also to the shortcuts of the page outside the canvas. */
export function copyKey(event: KeyboardEvent): KeyboardEvent {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, keyCode } = event;
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, keyCode };
  return new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true });
}

/** Performs the default action of a key, which browsers perform only for real key presses. */
function doAsBrowser(editor: Editor, key: KeyboardEvent): void {
  if (key.key === 'Backspace') deleteLetter(editor);
  else moveCaret(editor, key);
}

function deleteLetter(editor: Editor): void {
  const { from, $from, empty } = editor.state.selection;
  const last = Array.from($from.nodeBefore?.text ?? '').at(-1);
  if (empty && last !== undefined) editor.view.dispatch(editor.state.tr.delete(from - last.length, from));
}
