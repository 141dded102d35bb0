import {
  checkPageChange,
  getChildIds,
  planAddRawComponents,
  rootId,
  savePage,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';

import type { PasteProblem } from '../clipboard/pasteComponents.ts';
import { getHoldRefusal } from '../nesting/getNestingRefusal.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getNestingContext } from '../store/nestingContext.ts';

/** Whether an import replaces the page's blocks or is appended to them. */
export type ImportMode = 'replace' | 'append';

/**
 * Inserts an imported page into the page in view as one history step. Returns the problem if that isn't
 * possible.
 */
export function insertImported(imported: Page, mode: ImportMode): EditorThunk<PasteProblem | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return 'model.epack.contentInvalid';
    const { page, rules } = context;
    const before = getChildIds(page, rootId);
    const place = { parentId: rootId, index: before.length };
    const { change } = planAddRawComponents(page, savePage(imported, rules).components, place, rules);
    if (change === undefined) return 'model.epack.contentInvalid';
    const tops = change.components.filter(({ parentId }) => parentId === rootId).map(({ id }) => id);
    const removals = mode === 'append' ? [] : before.map((id) => ({ type: 'removeComponent' as const, id }));
    // Remove blocks first: a full Amazon page has no room otherwise.
    const whole: PageChange =
      removals.length === 0 ? change : { type: 'batch', changes: [...removals, { ...change, index: 0 }] };
    const locks = removals.map(({ id }) => getHoldRefusal(context, id));
    const refusal = locks.find((lock) => lock !== undefined) ?? checkPageChange(page, whole, context);
    if (refusal) return refusal;
    const result = dispatch(applyChange(whole, { select: tops.slice(0, 1) }));
    return result.ok ? undefined : result.code;
  };
}
