import type { Editor } from '@tiptap/core';

import { isAppleSystem } from '../dom/isAppleSystem.ts';
import { readDomSelection } from './readDomSelection.ts';

type CaretKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Moves the caret for a key as the browser does. Browsers move the caret only for real key presses.
 *
 * @returns whether the key moves the caret
 */
export function moveCaret({ view }: Pick<Editor, 'view'>, key: CaretKey): boolean {
  const move = findMove(key);
  const selection = (view.root as Document).getSelection();
  if (move === undefined || selection === null) return false;
  selection.modify(key.shiftKey ? 'extend' : 'move', move.direction, move.granularity);
  // Updates the editor immediately, because the browser might report the move only after the next key.
  const moved = readDomSelection(view);
  if (moved) view.dispatch(view.state.tr.setSelection(moved));
  return true;
}

interface Move {
  readonly direction: 'backward' | 'forward' | 'left' | 'right';
  readonly granularity: 'character' | 'word' | 'line' | 'lineboundary' | 'documentboundary';
}

function findMove({ key, ctrlKey, altKey, metaKey }: CaretKey): Move | undefined {
  // Ctrl and Alt together are shortcuts of the page.
  if (metaKey || (ctrlKey && altKey)) return undefined;
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
