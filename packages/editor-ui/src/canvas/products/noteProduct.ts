import { type EditorStore, viewActions } from '@vitrina/editor-core/store';

import { findBlockId } from '../../surface/canvasSurface.ts';

/** Notes the product whose column of a comparison is pressed, for the commands of products. */
export function noteProduct(store: EditorStore, target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('th,td') : null;
  const id = findBlockId(cell);
  // The cells of a table are blocks of their own; the first column of a comparison names its rows.
  if (cell === null || id === undefined || cell.dataset.block !== undefined || cell.cellIndex < 1) return;
  store.dispatch(viewActions.productChosen({ id, index: cell.cellIndex - 1 }));
}
