import { z } from 'zod';

import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import { copiedFromSchema } from '../schemas/copiedFrom.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const setCopiedFromSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('setCopiedFrom'),
    id: z.int().min(1),
    copiedFrom: copiedFromSchema.optional(),
  }),
);

/**
 * Notes what a component was copied from or translated against; without `copiedFrom` it stands for itself.
 *
 * @public
 */
export type SetCopiedFrom = z.infer<typeof setCopiedFromSchema>;

/**
 * Applies {@link SetCopiedFrom}.
 *
 * @public
 */
export function applySetCopiedFrom(page: Page, { id, copiedFrom }: SetCopiedFrom): PageChangeResult {
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  const { copiedFrom: previous, ...own } = component;
  return {
    ok: true,
    page: withComponent(page, copiedFrom === undefined ? own : { ...component, copiedFrom }),
    touched: [id],
    inverse: {
      type: 'setCopiedFrom',
      id,
      ...(previous === undefined ? undefined : { copiedFrom: previous }),
    },
  };
}
