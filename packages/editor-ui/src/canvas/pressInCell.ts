import { getComponent, type ComponentId } from '@vitrina/epack-model';
import type { Refusal } from '@vitrina/editor-core/nesting';
import {
  type ChoiceModifiers,
  type EditorStore,
  getActivePage,
  selectWith,
  viewActions,
} from '@vitrina/editor-core/store';
import { type CellStep, enterCell, findCellBeside, isCell } from '@vitrina/editor-core/tables';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { isLetter } from '../surface/typedAhead.ts';

/**
 * Handles a key on a selected cell of a table: arrows and Tab lead to other cells, Enter and letters edit the
 * text of the cell. Returns whether the key is handled.
 */
export function pressInCell(
  store: EditorStore,
  surface: CanvasSurface,
  event: KeyboardEvent,
  id: ComponentId,
  refuse: (refusal: Refusal) => void,
): boolean {
  const page = getActivePage(store.getState());
  const component = page && getComponent(page, id);
  if (page === undefined || component === undefined || !isCell(component)) return false;
  const step = readStep(event, surface.findBlock(id));
  if (step !== undefined) {
    const next = findCellBeside(page, id, step);
    // Tab leaves the table after its last cell.
    if (next === undefined) return event.key !== 'Tab';
    const modifiers: ChoiceModifiers = event.key === 'Tab' ? noModifiers : event;
    store.dispatch(viewActions.selected(selectWith(page, store.getState().view.selection, next, modifiers)));
    surface.findBlock(next)?.focus();
    return true;
  }
  if (event.key !== 'Enter' && !isLetter(event)) return false;
  const answer = store.dispatch(enterCell(id, 'end'));
  if (typeof answer !== 'string') refuse(answer);
  else if (isLetter(event) && store.getState().view.editingId !== undefined) surface.typedAhead.add([event]);
  return true;
}

const noModifiers: ChoiceModifiers = { shiftKey: false, ctrlKey: false, metaKey: false };

function readStep({ key, shiftKey }: KeyboardEvent, cell: HTMLElement | undefined): CellStep | undefined {
  const isRtl = cell !== undefined && getComputedStyle(cell).direction === 'rtl';
  switch (key) {
    case 'Tab':
      return shiftKey ? 'previous' : 'next';
    case 'ArrowLeft':
      return isRtl ? 'right' : 'left';
    case 'ArrowRight':
      return isRtl ? 'left' : 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return undefined;
  }
}
