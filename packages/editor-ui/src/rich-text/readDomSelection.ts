import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/**
 * What is selected in an editor on the screen. The editor itself is told of it by the browser later, after the next key at
 * times.
 *
 * @returns undefined where something else is selected
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
