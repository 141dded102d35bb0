import type { Page } from '../page/page.ts';
import { insertComponents } from './addComponents.ts';
import type { AddTableRow } from './pageChange.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link AddTableRow}.
 *
 * @public
 */
export function applyAddTableRow(page: Page, change: AddTableRow): PageChangeResult {
  const rows = change.components.filter(({ parentId }) => parentId === change.id);
  if (rows.length !== 1) return changeFailure('model.change.notOneTree', change.id);
  return insertComponents(page, change.id, change.index, change.components);
}
