import type { Page } from '../page/page.ts';
import type { ComponentId } from '../schemas/component.ts';
import type { PageChangeResult } from './pageChangeResult.ts';
import { applySingleChange } from './applySingleChange.ts';
import type { Batch, SinglePageChange } from './pageChange.ts';

/**
 * Applies {@link Batch}.
 *
 * @public
 */
export function applyBatch(page: Page, change: Batch): PageChangeResult {
  const touched = new Set<ComponentId>();
  const inverses: SinglePageChange[][] = [];
  let next = page;
  for (const part of change.changes) {
    const result = applySingleChange(next, part);
    if (!result.ok) return result;
    next = result.page;
    inverses.push(result.inverse.type === 'batch' ? result.inverse.changes : [result.inverse]);
    for (const id of result.touched) touched.add(id);
  }
  return {
    ok: true,
    page: next,
    touched: [...touched],
    inverse: { type: 'batch', changes: inverses.reverse().flat() },
  };
}
