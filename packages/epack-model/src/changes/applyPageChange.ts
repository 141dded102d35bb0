import { z } from 'zod';

import type { Page } from '../page/page.ts';
import { applyBatch, batchSchema, type Batch } from './batch.ts';
import type { PageChangeResult } from './pageChangeResult.ts';
import { applySingleChange, singleChangeSchema, type SinglePageChange } from './singleChange.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/**
 * A reversible edit of one page, as plain JSON.
 *
 * @public
 */
export type PageChange = SinglePageChange | Batch;

/** @public */
export const pageChangeSchema: z.ZodType<PageChange> = /* @__PURE__ */ makeSchema(() =>
  z.union([singleChangeSchema, batchSchema]),
);

/**
 * Applies a change. Costs what the change touches, not the page; a change that does not fit gives a failure and leaves
 * the page alone.
 *
 * @public
 */
export function applyPageChange(page: Page, change: PageChange): PageChangeResult {
  return change.type === 'batch' ? applyBatch(page, change) : applySingleChange(page, change);
}
