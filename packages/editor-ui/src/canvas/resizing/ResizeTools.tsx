import { findLock } from '@vitrina/editor-core/nesting';
import { findColumnsRow } from '@vitrina/editor-core/resizing';
import { type EditorState, getActiveId, getActivePage, getLockedIds } from '@vitrina/editor-core/store';
import type { ComponentId } from '@vitrina/epack-model';

import { useEditorState } from '../../store/hooks.ts';
import type { OverlayPlace } from '../../surface/overBlock.ts';
import { RowColumns } from './RowColumns.tsx';
import { SizeHandles } from './SizeHandles.tsx';
import './resizing.css';

/** Renders the handles that resize the selected block, and the columns of its row. */
export function ResizeTools(place: OverlayPlace) {
  const id = useEditorState(findResized);
  const rowId = useEditorState((state) => findResizedRow(state));
  return (
    <>
      {rowId !== undefined && <RowColumns key={`row ${rowId}`} rowId={rowId} {...place} />}
      {id !== undefined && <SizeHandles key={id} id={id} {...place} />}
    </>
  );
}

/** Returns the only selected component, unless it is locked or its text is being edited. */
function findResized(state: EditorState): ComponentId | undefined {
  const page = getActivePage(state);
  const id = getActiveId(state);
  const { selection, editingId, picking } = state.view;
  if (page === undefined || id === undefined || selection.length !== 1 || editingId !== undefined || picking)
    return undefined;
  return findLock(page, getLockedIds(state), id) === undefined ? id : undefined;
}

function findResizedRow(state: EditorState): ComponentId | undefined {
  const page = getActivePage(state);
  const id = findResized(state);
  return page && id !== undefined ? findColumnsRow(page, id) : undefined;
}
