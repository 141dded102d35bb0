import {
  getChildIds,
  planAddRawComponents,
  rootId,
  savePage,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';

import type { BuilderThunk } from '../store/createBuilderStore.ts';
import { applyChange } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';

/** Whether an import takes the place of the page's blocks or comes after them. */
export type ImportMode = 'replace' | 'append';

/** Puts an imported page into the one in view, as one step of the history. Answers whether it did. */
export function insertImported(imported: Page, mode: ImportMode): BuilderThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    if (page === undefined) return false;
    const { rules } = catalogue;
    const before = getChildIds(page, rootId);
    const place = { parentId: rootId, index: before.length };
    const { change } = planAddRawComponents(page, savePage(imported, rules).components, place, rules);
    if (change === undefined) return false;
    const tops = change.components.filter(({ parentId }) => parentId === rootId).map(({ id }) => id);
    const removals = mode === 'append' ? [] : before.map((id) => ({ type: 'removeComponent' as const, id }));
    const whole: PageChange =
      removals.length === 0 ? change : { type: 'batch', changes: [change, ...removals] };
    return dispatch(applyChange(whole, { select: tops.slice(0, 1) })).ok;
  };
}
