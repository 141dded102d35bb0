import { z } from 'zod';

import type { Page } from '../page/page.ts';
import type { ComponentId } from '../schemas/component.ts';
import type { PageChangeResult } from './pageChangeResult.ts';
import { applySingleChange, singleChangeSchema, type SinglePageChange } from './singleChange.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const batchSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('batch'),
    changes: z.array(singleChangeSchema),
  }),
);

/**
 * Several changes as one: all apply, or none does.
 *
 * @public
 */
export type Batch = z.infer<typeof batchSchema>;

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
