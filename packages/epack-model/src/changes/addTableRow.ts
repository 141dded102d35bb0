import { z } from 'zod';

import type { Page } from '../page/page.ts';
import { componentListSchema } from '../schemas/component.ts';
import { insertComponents } from './addComponents.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const addTableRowSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('addTableRow'),
    id: z.int().min(1),
    index: z.int().min(0),
    components: componentListSchema,
  }),
);

/**
 * Adds a row to the table `id`: one subtree, the row first. Make it with `planAddTableRow`.
 *
 * @public
 */
export type AddTableRow = z.infer<typeof addTableRowSchema>;

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
