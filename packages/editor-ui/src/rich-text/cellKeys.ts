import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { CellStep } from '@vitrina/editor-core/tables';

import { readDomSelection } from './readDomSelection.ts';

type View = Editor['view'];

/** Returns the step of the Tab key to another cell of a table. */
export function readTabStep(event: KeyboardEvent): CellStep | undefined {
  if (event.key !== 'Tab' || event.defaultPrevented || hasModifier(event)) return undefined;
  return event.shiftKey ? 'previous' : 'next';
}

/** Returns the step of an arrow key that would leave the text, because the caret is at its edge. */
export function readArrowStep(view: View, event: KeyboardEvent): CellStep | undefined {
  if (hasModifier(event) || event.shiftKey || event.isComposing) return undefined;
  const { doc } = view.state;
  const selection = readDomSelection(view) ?? view.state.selection;
  if (!selection.empty) return undefined;
  const { $head } = selection;
  const start = Selection.atStart(doc).$head;
  const end = Selection.atEnd(doc).$head;
  const isRtl = getComputedStyle(view.dom).direction === 'rtl';
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isBack = (event.key === 'ArrowLeft') !== isRtl;
      if ($head.pos !== (isBack ? start : end).pos) return undefined;
      return isBack ? 'left' : 'right';
    }
    case 'ArrowUp':
      return $head.sameParent(start) && isAtLine(view, selection, 'up') ? 'up' : undefined;
    case 'ArrowDown':
      return $head.sameParent(end) && isAtLine(view, selection, 'down') ? 'down' : undefined;
    default:
      return undefined;
  }
}

/** Returns whether the selection is on the first or last line of its paragraph. */
function isAtLine(view: View, selection: Selection, direction: 'up' | 'down'): boolean {
  const state = view.state.apply(view.state.tr.setSelection(selection));
  return view.endOfTextblock(direction, state);
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}
