import {
  applyPageChange,
  type ChangeFailure,
  type ComponentId,
  type Page,
  type PageChange,
  type PageChangeResult,
} from '@vitrina/epack-model';
import { recordChange, redo, undo, type HistoryMove } from '@vitrina/history-engine';

import type { BuilderThunk } from './createBuilderStore.ts';
import { documentAction } from './documentActions.ts';
import { getActiveKey, getActivePage } from './selectors.ts';
import { viewActions } from './viewSlice.ts';

/** How an edit is recorded, and what is selected after it. */
export interface EditOptions {
  /** Edits with the same key in quick succession undo as one; by default those of the same property, or else none. */
  readonly mergeKey?: string;
  readonly select?: readonly ComponentId[];
}

const notLoaded: ChangeFailure = { ok: false, code: 'model.change.parentMissing' };

/**
 * Edits the page in view: the one way to do so. Applies the change, records it, notes the page as updated and names the
 * touched components. A change that does not fit leaves everything as it was.
 */
export function applyChange(change: PageChange, options: EditOptions = {}): BuilderThunk<PageChangeResult> {
  return (dispatch, getState, { now }) => {
    const state = getState();
    const page = getActivePage(state);
    if (page === undefined) return notLoaded;
    const result = applyPageChange(page, change);
    if (!result.ok) return result;
    const key = getActiveKey(state);
    const history = recordChange(
      state.document.history,
      key,
      {
        change,
        inverse: result.inverse,
        type: change.type,
        mergeKey: options.mergeKey ?? getMergeKey(change),
      },
      { now },
    );
    dispatch(documentAction('pageEdited', { key, page: result.page, history }, result.touched));
    const select = options.select ?? (result.activeId === undefined ? undefined : [result.activeId]);
    if (select) dispatch(viewActions.selected(select));
    return result;
  };
}

/** Takes back the last step of the page in view. Answers the ids it touched, or undefined where there was none. */
export function undoEdit(): BuilderThunk<readonly ComponentId[] | undefined> {
  return moveInHistory(undo);
}

/** Does the last undone step of the page in view again. */
export function redoEdit(): BuilderThunk<readonly ComponentId[] | undefined> {
  return moveInHistory(redo);
}

function moveInHistory(move: typeof undo<PageChange>): BuilderThunk<readonly ComponentId[] | undefined> {
  return (dispatch, getState) => {
    const state = getState();
    const key = getActiveKey(state);
    const page = getActivePage(state);
    const moved = page && move(state.document.history, key);
    if (!page || !moved) return undefined;
    const { page: next, touched } = applyMove(page, moved);
    dispatch(documentAction('pageEdited', { key, page: next, history: moved.history }, touched));
    return touched;
  };
}

function applyMove(
  before: Page,
  { changes }: HistoryMove<PageChange>,
): { page: Page; touched: ComponentId[] } {
  const touched = new Set<ComponentId>();
  let page = before;
  for (const change of changes) {
    const result = applyPageChange(page, change);
    if (!result.ok) throw new Error(`History and page do not fit: ${result.code}`);
    page = result.page;
    for (const id of result.touched) touched.add(id);
  }
  return { page, touched: [...touched] };
}

/** Keystrokes in one field of one component make one step; anything else stands alone. */
function getMergeKey(change: PageChange): string {
  switch (change.type) {
    case 'updateProperty':
      return `updateProperty ${change.id} ${change.name} ${change.size}`;
    case 'addComponents':
      return `addComponents ${change.components.map(({ id }) => id).join(' ')}`;
    case 'removeComponent':
    case 'moveComponent':
    case 'replaceProperty':
      return `${change.type} ${change.id}`;
    case 'batch':
      return change.changes.map(getMergeKey).join(', ');
    default:
      return change.type;
  }
}
