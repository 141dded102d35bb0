import type { Page } from '../page/page.ts';
import { applySingleChange } from './applySingleChange.ts';
import { applyBatch } from './applyBatch.ts';
import type { PageChange } from './pageChange.ts';
import type { PageChangeResult } from './pageChangeResult.ts';

/**
 * Applies a change. The cost depends on the change, not on the page's size. A change that does not fit
 * returns a failure and leaves the page unchanged.
 *
 * @public
 */
export function applyPageChange(page: Page, change: PageChange): PageChangeResult {
  return change.type === 'batch' ? applyBatch(page, change) : applySingleChange(page, change);
}
