import type { AddTableRow } from '../changes/pageChange.ts';
import { getChildIds, getComponent, nextComponentId, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import { copySubtree } from './copySubtree.ts';

/**
 * Plans adding an empty row to a table, with the same blocks as the row before it, newly created.
 *
 * @param afterRowId - default: the last row.
 * @returns `undefined` for a table without rows or an unknown id.
 * @public
 */
export function planAddTableRow(
  page: Page,
  tableId: ComponentId,
  rules: BlockRules,
  afterRowId?: ComponentId,
): AddTableRow | undefined {
  const rowIds = getChildIds(page, tableId);
  const rowId = afterRowId ?? rowIds.at(-1);
  const row = rowId === undefined ? undefined : getComponent(page, rowId);
  if (!row || row.parentId !== tableId) return undefined;
  const components = copySubtree(page, row.id, nextComponentId(page), tableId).map((copy) =>
    emptied(copy, rules),
  );
  return { type: 'addTableRow', id: tableId, index: rowIds.indexOf(row.id) + 1, components };
}

/** Returns a newly created block at the component's place. */
function emptied(
  { id, parentId, componentKey, type, name, displayName }: Component,
  rules: BlockRules,
): Component {
  const props = { ...rules.find(componentKey)?.createSubtree().props };
  return { id, parentId, componentKey, type, name, displayName, props };
}
