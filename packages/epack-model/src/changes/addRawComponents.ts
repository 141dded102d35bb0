import { z } from 'zod';

import type { Page } from '../page/page.ts';
import { addComponentsSchema, insertComponents } from './addComponents.ts';
import type { PageChangeResult } from './pageChangeResult.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const addRawComponentsSchema = /* @__PURE__ */ makeSchema(() =>
  addComponentsSchema.extend({
    type: z.literal('addRawComponents'),
  }),
);

/**
 * Adds components that come from outside the catalogue: pasted, typed as JSON, or a custom component.
 * Make it with `planAddRawComponents`, which repairs the input and gives it ids.
 *
 * @public
 */
export type AddRawComponents = z.infer<typeof addRawComponentsSchema>;

/**
 * Applies {@link AddRawComponents}.
 *
 * @public
 */
export function applyAddRawComponents(page: Page, change: AddRawComponents): PageChangeResult {
  return insertComponents(page, change.parentId, change.index, change.components);
}
