import { z } from 'zod';

import type { Page } from '../page/page.ts';
import { addComponentsSchema, applyAddComponents, type AddComponents } from './addComponents.ts';
import { applyBatch, batchSchema, type Batch } from './batch.ts';
import { applyMoveComponent, moveComponentSchema, type MoveComponent } from './moveComponent.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { applyRemoveComponent, removeComponentSchema, type RemoveComponent } from './removeComponent.ts';
import { applyReplaceProperty, replacePropertySchema, type ReplaceProperty } from './replaceProperty.ts';
import { applyUpdateProperty, updatePropertySchema, type UpdateProperty } from './updateProperty.ts';

/**
 * A reversible edit of one page, as plain JSON.
 *
 * @public
 */
export type PageChange =
  AddComponents | RemoveComponent | MoveComponent | UpdateProperty | ReplaceProperty | Batch;

/** @public */
export const pageChangeSchema: z.ZodType<PageChange> = /* @__PURE__ */ z.union([
  addComponentsSchema,
  removeComponentSchema,
  moveComponentSchema,
  updatePropertySchema,
  replacePropertySchema,
  z.lazy(() => batchSchema),
]);

/**
 * Applies a change. Costs what the change touches, not the page; a change that does not fit gives a failure and leaves
 * the page alone.
 *
 * @public
 */
export function applyPageChange(page: Page, change: PageChange): PageChangeResult {
  switch (change.type) {
    case 'addComponents':
      return applyAddComponents(page, change);
    case 'removeComponent':
      return applyRemoveComponent(page, change);
    case 'moveComponent':
      return applyMoveComponent(page, change);
    case 'updateProperty':
      return applyUpdateProperty(page, change);
    case 'replaceProperty':
      return applyReplaceProperty(page, change);
    case 'batch':
      return applyBatch(page, change);
    default:
      return changeFailure('model.change.unknownType');
  }
}
