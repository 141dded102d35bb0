import {
  applyPageChange,
  type ChangeFailure,
  getComponent,
  type ComponentId,
  type Page,
  type PageChange,
  type PageKey,
  type PageChangeResult,
} from '@vitrina/epack-model';
import { flush, markHistory, moveTo, recordChange, redo, squashToMark, undo } from '@vitrina/history-engine';

import type { EditorThunk } from './editorState.ts';
import { documentAction } from './documentActions.ts';
import type { DocumentState } from './documentState.ts';
import { applyRecordedEdits, type RecordedEdit } from './recordedEdit.ts';
import { getActiveKey, getActivePage, getHistoryKey } from './selectors.ts';
import { viewActions } from './viewSlice.ts';

/** How an edit is recorded, and what is selected after it. */
export interface EditOptions {
  /** Edits with the same key in quick succession undo as one; by default those of the same property. */
  readonly mergeKey?: string;
  readonly select?: readonly ComponentId[];
  /** The page it is made on; by default the one in view. */
  readonly page?: PageKey;
  /** What the history calls it; by default what the change is. */
  readonly type?: string;
}

const notLoaded: ChangeFailure = { ok: false, code: 'model.change.parentMissing' };

/**
 * Edits a page, that in view by default: the one way to do so. Applies the change, records it, notes the page as updated and names the
 * touched components. A change that does not fit leaves everything as it was.
 */
export function applyChange(change: PageChange, options: EditOptions = {}): EditorThunk<PageChangeResult> {
  return (dispatch, getState, { now }) => {
    const { document } = getState();
    const activeKey = getActiveKey(getState());
    const key = options.page ?? activeKey;
    const page = document.epack.pages[key];
    if (!page) return notLoaded;
    const result = applyPageChange(page, change);
    if (!result.ok) return result;
    const step = {
      type: options.type ?? change.type,
      mergeKey: options.mergeKey ?? getMergeKey(change),
      isOverwriting: options.mergeKey === undefined && isSettingOnly(change),
      change: { scope: 'page' as const, key, change },
      inverse: { scope: 'page' as const, key, change: result.inverse },
    };
    const history = recordChange(document.history, key, step, { now });
    const epack = { ...document.epack, pages: { ...document.epack.pages, [key]: result.page } };
    dispatch(
      documentAction(
        'edited',
        { epack, updatedPages: [key], history },
        key === activeKey ? result.touched : [],
      ),
    );
    const select = options.select ?? (result.activeId === undefined ? undefined : [result.activeId]);
    if (select) dispatch(viewActions.selected(select));
    return result;
  };
}

/** Has the next edit begin a step of its own, whatever was edited just before. */
export function endStep(): EditorThunk {
  return (dispatch, getState) => {
    dispatch(keepHistory(flush(getState().document.history)));
  };
}

/** Makes one step of all that `edit` does to what is in view, named as the first of it is. */
export function transact(edit: () => void): EditorThunk {
  return (dispatch, getState) => {
    const { history, mark } = markHistory(getState().document.history, getHistoryKey(getState()));
    dispatch(keepHistory(history));
    edit();
    dispatch(keepHistory(squashToMark(getState().document.history, mark)));
  };
}

/** Nothing is edited by it. */
function keepHistory(history: DocumentState['history']): EditorThunk {
  return (dispatch, getState) => {
    const { epack } = getState().document;
    dispatch(documentAction('edited', { epack, updatedPages: [], history }, []));
  };
}

/** Takes back the last step of what is in view. Answers whether there was one. */
export function undoEdit(): EditorThunk<boolean> {
  return moveInHistory(undo);
}

/** Does the last undone step of what is in view again. Answers whether there was one. */
export function redoEdit(): EditorThunk<boolean> {
  return moveInHistory(redo);
}

/** Undoes or redoes as far as just after a step of what is in view; 0 is before the first. Answers whether it went. */
export function goToStep(position: number): EditorThunk<boolean> {
  return moveInHistory((history, key) => moveTo(history, key, position));
}

function moveInHistory(move: typeof undo): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const { document } = state;
    const moved = move(document.history, getHistoryKey(state));
    if (!moved) return false;
    const { epack, touched } = applyRecordedEdits(document.epack, moved.changes);
    const edited = { epack, updatedPages: Object.keys(touched), history: moved.history };
    dispatch(documentAction('edited', edited, touched[getActiveKey(state)] ?? []));
    const page = getActivePage(getState());
    const select = page && findEdited(page, moved.changes);
    if (select !== undefined) dispatch(viewActions.selected([select]));
    return true;
  };
}

/** The component a step was about, or where it was: what the eye should go to after undo or redo. */
function findEdited(page: Page, edits: readonly RecordedEdit[]): ComponentId | undefined {
  const ids = edits.flatMap((edit) => (edit.scope === 'page' ? getEditedIds(edit.change) : []));
  return ids.findLast((id) => getComponent(page, id) !== undefined);
}

function getEditedIds(change: PageChange): readonly ComponentId[] {
  switch (change.type) {
    case 'batch':
      return change.changes.flatMap(getEditedIds);
    case 'addComponents':
    case 'addRawComponents':
    case 'addTableRow': {
      const parentId = change.type === 'addTableRow' ? change.id : change.parentId;
      const tops = change.components.filter((component) => component.parentId === parentId);
      return [parentId, ...tops.map(({ id }) => id)];
    }
    default:
      return [change.id];
  }
}

/** Whether a change does nothing but set properties, which its merge key then names. */
function isSettingOnly(change: PageChange): boolean {
  return change.type === 'batch' ? change.changes.every(isSettingOnly) : change.type === 'updateProperty';
}

/** Keystrokes in one field of one component make one step; anything else stands alone. */
function getMergeKey(change: PageChange): string {
  switch (change.type) {
    case 'updateProperty':
      return `updateProperty ${change.id} ${change.name} ${change.size}`;
    case 'addComponents':
    case 'addRawComponents':
    case 'addTableRow':
      return `${change.type} ${change.components.map(({ id }) => id).join(' ')}`;
    case 'batch':
      return change.changes.map(getMergeKey).join(', ');
    default:
      return `${change.type} ${change.id}`;
  }
}
