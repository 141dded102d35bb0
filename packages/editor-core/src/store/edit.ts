import {
  applyPageChange,
  checkFixedParts,
  type ChangeFailure,
  getComponent,
  type ComponentId,
  type Page,
  type PageChange,
  type PageKey,
  type PageChangeResult,
} from '@vitrina/epack-model';
import {
  cancelToMark,
  flush,
  type HistoryMark,
  markHistory,
  moveTo,
  recordChange,
  redo,
  squashToMark,
  undo,
} from '@vitrina/history-engine';

import type { EditorState, EditorThunk } from './editorState.ts';
import { documentAction } from './documentActions.ts';
import type { DocumentState } from './documentState.ts';
import { applyRecordedEdits, type RecordedEdit } from './recordedEdit.ts';
import { canUndoEdit, getActiveKey, getActivePage, getHistoryKey } from './selectors.ts';
import { viewActions } from './viewSlice.ts';

/** How an edit is recorded, and the selection after it. */
export interface EditOptions {
  /** Edits with the same key in quick succession are undone as one; by default edits of the same property. */
  readonly mergeKey?: string;
  readonly select?: readonly ComponentId[];
  /** The page to edit; by default the one in view. */
  readonly page?: PageKey;
  /** Whether fixed parts of linked copies change too. Default: false. */
  readonly changesFixedParts?: boolean;
  /** The name of the history step; by default the type of the change. */
  readonly type?: string;
}

const notLoaded: ChangeFailure = { ok: false, code: 'model.change.parentMissing' };

/**
 * Edits a page; the only way to do so. Applies the change, records it in the history, marks the page as
 * updated and reports the touched components. A change that doesn't fit the page, or that would change a fixed part of a
 * linked copy, changes nothing.
 */
export function applyChange(change: PageChange, options: EditOptions = {}): EditorThunk<PageChangeResult> {
  return (dispatch, getState, { now }) => {
    const { document } = getState();
    const activeKey = getActiveKey(getState());
    const key = options.page ?? activeKey;
    const page = document.epack.pages[key];
    if (!page) return notLoaded;
    const refusal = options.changesFixedParts === true ? undefined : checkFixedParts(page, change);
    if (refusal) return { ok: false, code: 'model.change.fixedPart' };
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

/** Starts a new history step with the next edit, even in quick succession. */
export function endStep(): EditorThunk {
  return (dispatch, getState) => {
    dispatch(keepHistory(flush(getState().document.history)));
  };
}

/** Combines all edits made by `edit` into one history step, named after the first. */
export function transact(edit: () => void): EditorThunk {
  return (dispatch) => {
    const mark = dispatch(startGesture());
    edit();
    dispatch(endGesture(mark));
  };
}

/** The point in the history where a gesture starts. */
export type GestureMark = HistoryMark;

/** Starts a gesture, such as dragging a value: {@link endGesture} makes its edits one history step. */
export function startGesture(): EditorThunk<GestureMark> {
  return (dispatch, getState) => {
    const { history, mark } = markHistory(getState().document.history, getHistoryKey(getState()));
    dispatch(keepHistory(history));
    return mark;
  };
}

/** Combines all edits since the start of a gesture into one history step, named after the first. */
export function endGesture(mark: GestureMark): EditorThunk {
  return (dispatch, getState) => {
    dispatch(keepHistory(squashToMark(getState().document.history, mark)));
  };
}

/** Reverts all edits since the start of a gesture, as if it had not happened. */
export function cancelGesture(mark: GestureMark): EditorThunk<boolean> {
  return moveInHistory((history) => cancelToMark(history, mark));
}

/** Replaces the history without an edit. */
function keepHistory(history: DocumentState['history']): EditorThunk {
  return (dispatch, getState) => {
    const { epack } = getState().document;
    dispatch(documentAction('edited', { epack, updatedPages: [], history }, []));
  };
}

/** Undoes the last step of this visit in the history in view. Returns whether there was one. */
export function undoEdit(): EditorThunk<boolean> {
  return (dispatch, getState) => canUndoEdit(getState()) && dispatch(moveInHistory(undo));
}

/** Redoes the last undone step of the history in view. Returns whether there was one. */
export function redoEdit(): EditorThunk<boolean> {
  return moveInHistory(redo);
}

/**
 * Undoes or redoes up to a position of the history in view; 0 is before the first step. Returns whether it
 * moved.
 */
export function goToStep(position: number): EditorThunk<boolean> {
  return moveInHistory((history, key) => moveTo(history, key, position));
}

/** Returns the page in view as it is at a position of its history, without going there. */
export function readPageAt(state: EditorState, position: number): Page | undefined {
  const { document } = state;
  const moved = moveTo(document.history, getHistoryKey(state), position);
  const { pages } = moved ? applyRecordedEdits(document.epack, moved.changes).epack : document.epack;
  return pages[getActiveKey(state)] ?? undefined;
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

/** Returns the component a step edited, or its place, to show after undo or redo. */
function findEdited(page: Page, edits: readonly RecordedEdit[]): ComponentId | undefined {
  const ids = edits.flatMap((edit) => (edit.scope === 'page' ? getEditedIds(edit.change) : []));
  return ids.findLast((id) => getComponent(page, id) !== undefined);
}

/** Returns the components that a change edits, and the place of those it adds. */
export function getEditedIds(change: PageChange): readonly ComponentId[] {
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

/** Returns whether a change only sets properties, which its merge key names. */
function isSettingOnly(change: PageChange): boolean {
  return change.type === 'batch' ? change.changes.every(isSettingOnly) : change.type === 'updateProperty';
}

/**
 * Returns the merge key of a change. Keystrokes in one field of a component become one step; other changes
 * don't merge.
 */
export function getMergeKey(change: PageChange): string {
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
