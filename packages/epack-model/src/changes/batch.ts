import { z } from 'zod';

import type { Page } from '../page/page.ts';
import type { ComponentId } from '../schemas/component.ts';
import { applyPageChange, pageChangeSchema, type PageChange } from './applyPageChange.ts';
import type { PageChangeResult } from './pageChangeResult.ts';

/** @public */
export const batchSchema: z.ZodType<Batch> = /* @__PURE__ */ z.object({
  type: z.literal('batch'),
  changes: z.array(z.lazy(() => pageChangeSchema)),
});

/**
 * Several changes as one: all apply, or none does.
 *
 * @public
 */
export interface Batch {
  type: 'batch';
  changes: PageChange[];
}

/** @public */
export function applyBatch(page: Page, change: Batch): PageChangeResult {
  const touched = new Set<ComponentId>();
  const inverses: PageChange[] = [];
  let next = page;
  for (const part of change.changes) {
    const result = applyPageChange(next, part);
    if (!result.ok) return result;
    next = result.page;
    inverses.push(result.inverse);
    for (const id of result.touched) touched.add(id);
  }
  return {
    ok: true,
    page: next,
    touched: [...touched],
    inverse: { type: 'batch', changes: inverses.toReversed() },
  };
}
