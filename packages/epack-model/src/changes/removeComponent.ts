import { z } from 'zod';

import { withoutChildAt, withoutComponent } from '../page/editPage.ts';
import { getChildIds, getComponent, walkPage, type Page } from '../page/page.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';

/** @public */
export const removeComponentSchema = /* @__PURE__ */ z.object({
  type: z.literal('removeComponent'),
  id: z.int().min(1),
});

/**
 * Removes a component and everything below it.
 *
 * @public
 */
export type RemoveComponent = z.infer<typeof removeComponentSchema>;

/** @public */
export function applyRemoveComponent(page: Page, change: RemoveComponent): PageChangeResult {
  const component = getComponent(page, change.id);
  if (!component) return changeFailure('model.change.componentMissing', change.id);
  const { parentId } = component;
  const index = getChildIds(page, parentId).indexOf(change.id);
  const components = [...walkPage(page, change.id)];
  let next = withoutChildAt(page, parentId, index);
  for (const { id } of components) next = withoutComponent(next, id);
  return {
    ok: true,
    page: next,
    touched: [parentId, ...components.map(({ id }) => id)],
    inverse: { type: 'addComponents', parentId, index, components },
  };
}
