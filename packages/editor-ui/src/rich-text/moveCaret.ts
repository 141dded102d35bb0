import type { Editor } from '@tiptap/core';

import { isAppleSystem } from '../dom/isAppleSystem.ts';
import { readDomSelection } from './readDomSelection.ts';

type CaretKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Moves the caret of an editor as the browser does for this key, which it does by itself for keys that a person presses only.
 *
 * @returns whether the key is one that moves it
 */
export function moveCaret({ view }: Pick<Editor, 'view'>, key: CaretKey): boolean {
  const move = findMove(key);
  const selection = (view.root as Document).getSelection();
  if (move === undefined || selection === null) return false;
  selection.modify(key.shiftKey ? 'extend' : 'move', move.direction, move.granularity);
  // Known at once: the next key is not to wait until the browser tells of the move.
  const moved = readDomSelection(view);
  if (moved) view.dispatch(view.state.tr.setSelection(moved));
  return true;
}

interface Move {
  readonly direction: 'backward' | 'forward' | 'left' | 'right';
  readonly granularity: 'character' | 'word' | 'line' | 'lineboundary' | 'documentboundary';
}

function findMove({ key, ctrlKey, altKey, metaKey }: CaretKey): Move | undefined {
  if (metaKey) return undefined;
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
