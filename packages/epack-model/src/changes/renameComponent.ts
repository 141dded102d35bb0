import { z } from 'zod';

import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const renameComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('renameComponent'),
    id: z.int().min(1),
    customName: z.string().optional(),
  }),
);

/**
 * Gives a component a name of its own; without `customName` it goes back to the block's name.
 *
 * @public
 */
export type RenameComponent = z.infer<typeof renameComponentSchema>;

/**
 * Applies {@link RenameComponent}.
 *
 * @public
 */
export function applyRenameComponent(page: Page, change: RenameComponent): PageChangeResult {
  const { id, customName } = change;
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  const { customName: previous, ...unnamed } = component;
  return {
    ok: true,
    page: withComponent(page, customName === undefined ? unnamed : { ...component, customName }),
    touched: [id],
    inverse: {
      type: 'renameComponent',
      id,
      ...(previous === undefined ? undefined : { customName: previous }),
    },
  };
}
