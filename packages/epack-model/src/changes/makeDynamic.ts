import { z } from 'zod';

import { childIndex, withChildIds, withComponent, withoutChildAt } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import { componentListSchema, componentSchema, type Component } from '../schemas/component.ts';
import { insertComponents } from './addComponents.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

const wrapperSchema: z.ZodType<Component> = componentSchema;

/** @public */
export const makeDynamicSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('makeDynamic'),
    id: z.int().min(1),
    providerIndex: z.int().min(0),
    wrapper: wrapperSchema,
    copies: componentListSchema,
  }),
);

/**
 * Makes a component repeat once per item of a data source: `wrapper` takes its place, the component goes into the
 * wrapper as the first of the series, `copies` follow. Make it with `planMakeDynamic`.
 *
 * @public
 */
export type MakeDynamic = z.infer<typeof makeDynamicSchema>;

/** `dynamicType` of the component that holds a series; it has no markup of its own. */
export const wrapperDynamicType = 'wrapper';

/** `dynamicType` of a member of a series. */
export const itemDynamicType = 'item';

/**
 * Applies {@link MakeDynamic}.
 *
 * @public
 */
export function applyMakeDynamic(page: Page, change: MakeDynamic): PageChangeResult {
  const { id, wrapper, copies, providerIndex } = change;
  const original = getComponent(page, id);
  if (!original) return changeFailure('model.change.componentMissing', id);
  if (isPartOfSeries(original)) return changeFailure('model.change.alreadyDynamic', id);
  const index = childIndex(page, original.parentId, id);
  const wrapped = insertComponents(page, original.parentId, index, [
    { ...wrapper, parentId: original.parentId, isDynamic: true, dynamicType: wrapperDynamicType },
  ]);
  if (!wrapped.ok) return wrapped;
  const first = { ...original, parentId: wrapper.id, ...seriesFields(providerIndex, 0) };
  const taken = withoutChildAt(wrapped.page, original.parentId, index + 1);
  const placed = withComponent(withChildIds(taken, wrapper.id, 0, [id]), first);
  const copied = insertComponents(placed, wrapper.id, 1, copies);
  if (!copied.ok) return copied;
  return {
    ok: true,
    page: copied.page,
    touched: [original.parentId, id, ...copied.touched],
    inverse: { type: 'removeDynamicWrapper', id: wrapper.id },
    activeId: id,
  };
}

/** The fields that mark a member of a series. */
export const seriesFieldNames = ['isDynamic', 'dynamicType', 'dynamicIndex', 'dynamicProviderIndex'] as const;

/** What marks a member of a series. */
export function seriesFields(providerIndex: number, dynamicIndex: number): Partial<Component> {
  return {
    isDynamic: true,
    dynamicType: itemDynamicType,
    dynamicIndex,
    dynamicProviderIndex: providerIndex,
  };
}

function isPartOfSeries(component: Component): boolean {
  return seriesFieldNames.some((field) => component[field] !== undefined);
}
