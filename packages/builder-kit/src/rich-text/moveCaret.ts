import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

import { isAppleSystem } from '../commands/hotkeys.ts';

type CaretKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey'>;

/** Moves the caret of an editor as the browser does for this key, which it does by itself for keys that a person presses only. */
export function moveCaret({ view }: Editor, key: CaretKey): void {
  const move = findMove(key);
  const selection = (view.root as Document).getSelection();
  if (move === undefined || selection === null) return;
  selection.modify(key.shiftKey ? 'extend' : 'move', move.direction, move.granularity);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  // Known at once: the next key is not to wait until the browser tells of the move.
  const { doc } = view.state;
  const anchor = doc.resolve(view.posAtDOM(anchorNode as Node, anchorOffset));
  const head = doc.resolve(view.posAtDOM(focusNode as Node, focusOffset));
  view.dispatch(view.state.tr.setSelection(TextSelection.between(anchor, head)));
}

interface Move {
  readonly direction: 'backward' | 'forward' | 'left' | 'right';
  readonly granularity: 'character' | 'word' | 'line' | 'lineboundary' | 'documentboundary';
}

function findMove({ key, ctrlKey, altKey }: CaretKey): Move | undefined {
  const isByWord = isAppleSystem() ? altKey : ctrlKey;
  switch (key) {
    case 'Home':
      return { direction: 'backward', granularity: ctrlKey ? 'documentboundary' : 'lineboundary' };
    case 'End':
      return { direction: 'forward', granularity: ctrlKey ? 'documentboundary' : 'lineboundary' };
    case 'ArrowLeft':
      return { direction: 'left', granularity: isByWord ? 'word' : 'character' };
    case 'ArrowRight':
      return { direction: 'right', granularity: isByWord ? 'word' : 'character' };
    case 'ArrowUp':
      return { direction: 'backward', granularity: 'line' };
    case 'ArrowDown':
      return { direction: 'forward', granularity: 'line' };
    default:
      return undefined;
  }
}
