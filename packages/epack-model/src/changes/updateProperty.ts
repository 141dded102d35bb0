import { z } from 'zod';

import { withComponent } from '../page/editPage.ts';
import { getComponent, type Page } from '../page/page.ts';
import { jsonSchema } from '../schemas/jsonSchema.ts';
import type { Prop, SizedValue } from '../schemas/prop.ts';
import { sizeNameSchema, type SizeName } from '../schemas/size.ts';
import type { Json } from '../json.ts';
import { changeFailure, type PageChangeResult } from './pageChangeResult.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const updatePropertySchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('updateProperty'),
    id: z.int().min(1),
    name: z.string(),
    size: sizeNameSchema,
    value: jsonSchema.optional(),
  }),
);

/**
 * Sets a property at one size; without `value` the size inherits again.
 *
 * @public
 */
export type UpdateProperty = z.infer<typeof updatePropertySchema>;

/**
 * Applies {@link UpdateProperty}.
 *
 * @public
 */
export function applyUpdateProperty(page: Page, change: UpdateProperty): PageChangeResult {
  const { id, name, size, value } = change;
  const component = getComponent(page, id);
  if (!component) return changeFailure('model.change.componentMissing', id);
  if (name === '__proto__') return changeFailure('model.change.nameInvalid', id);
  const prop = Object.hasOwn(component.props, name) ? component.props[name] : undefined;
  const nextProp: Prop = prop
    ? { ...prop, value: withSize(prop.value, size, value) }
    : { name, value: withSize({}, size, value) };
  return {
    ok: true,
    page: withComponent(page, { ...component, props: { ...component.props, [name]: nextProp } }),
    touched: [id],
    inverse: prop ? sizeUpdate(id, name, size, prop.value[size]) : { type: 'replaceProperty', id, name },
  };
}

function withSize(value: SizedValue, size: SizeName, own: Json | undefined): SizedValue {
  if (own !== undefined) return { ...value, [size]: own };
  const { [size]: _inherited, ...others } = value;
  return others;
}

function sizeUpdate(id: number, name: string, size: SizeName, value: Json | undefined): UpdateProperty {
  const type = 'updateProperty';
  return value === undefined ? { type, id, name, size } : { type, id, name, size, value };
}
