import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Returns the current selection of an editor, read from the DOM. The browser reports a selection to the
 * editor with a delay, sometimes only after the next key.
 *
 * @returns `undefined` if the selection is outside the editor
 */
export function readDomSelection(view: Editor['view']): TextSelection | undefined {
  const selection = (view.root as Document).getSelection();
  if (selection === null) return undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return undefined;
  const { doc } = view.state;
  const anchor = doc.resolve(view.posAtDOM(anchorNode as Node, anchorOffset));
  const head = doc.resolve(view.posAtDOM(focusNode as Node, focusOffset));
  const between = TextSelection.between(anchor, head);
  return between instanceof TextSelection ? between : undefined;
}
