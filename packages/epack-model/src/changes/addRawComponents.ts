import type { Page } from '../page/page.ts';
import { insertComponents } from './addComponents.ts';
import type { AddRawComponents } from './pageChange.ts';
import type { PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies {@link AddRawComponents}.
 *
 * @public
 */
export function applyAddRawComponents(page: Page, change: AddRawComponents): PageChangeResult {
  return insertComponents(page, change.parentId, change.index, change.components);
}
