import type { Page } from '../page/page.ts';
import { applySingleChange } from './applySingleChange.ts';
import { applyBatch } from './applyBatch.ts';
import type { PageChange } from './pageChange.ts';
import type { PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies a change. Costs what the change touches, not the page; a change that does not fit gives a failure and leaves
 * the page alone.
 *
 * @public
 */
export function applyPageChange(page: Page, change: PageChange): PageChangeResult {
  return change.type === 'batch' ? applyBatch(page, change) : applySingleChange(page, change);
}
