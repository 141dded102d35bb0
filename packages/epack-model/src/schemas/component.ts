import { z } from 'zod';

import { copiedFromSchema } from './copiedFrom.ts';
import { propSchema } from './prop.ts';
import { makeSchema } from './makeSchema.ts';

/** The id of a component within its page: a positive integer; a new one is the highest + 1. @public */
export type ComponentId = number;

/** The parent id of top-level components. @public */
export const rootId: ComponentId = 0;

/** The highest id a page accepts; leaves room for ids based on millisecond timestamps. @public */
export const maxComponentId: ComponentId = 2 ** 44;

const idSchema = /* @__PURE__ */ makeSchema(() => z.int().min(1).max(maxComponentId));
const parentIdSchema = /* @__PURE__ */ makeSchema(() => z.int().min(0).max(maxComponentId));

/**
 * A component in a page. The page's child lists hold its position, so `order`, `index` and `children` are
 * absent.
 *
 * @public
 */
export const componentSchema = /* @__PURE__ */ makeSchema(() =>
  z.looseObject({
    id: idSchema,
    parentId: parentIdSchema,
    name: z.string(),
    displayName: z.string(),
    componentKey: z.string(),
    type: z.enum(['feature', 'component']),
    props: z.record(z.string(), propSchema),
    /** Properties the block does not define: set aside during editing, merged back on save. */
    unknownProps: z.record(z.string(), propSchema).optional(),
    customName: z.string().optional(),
    /** Set on a component copied from another locale or template. */
    copiedFrom: copiedFromSchema.optional(),
    isDynamic: z.boolean().optional(),
    dynamicType: z.string().optional(),
    dynamicIndex: z.int().optional(),
    dynamicProviderIndex: z.int().optional(),
    radioGroupIndex: z.int().optional(),
  }),
);

/** @public */
export type Component = Readonly<z.infer<typeof componentSchema>>;

/**
 * Typed by its output, like other schemas composed of schemas: their full types would fill the declarations.
 */
export const componentListSchema: z.ZodType<Component[]> = /* @__PURE__ */ makeSchema(() =>
  z.array(componentSchema),
);

/**
 * A component on the wire: linked by `parentId` (0 = root), ordered by `order` (from 1), `index` = order - 1.
 *
 * @public
 */
export const wireComponentSchema = /* @__PURE__ */ makeSchema(() =>
  componentSchema.extend({
    order: z.int(),
    index: z.int().optional(),
    children: z.array(idSchema).optional(),
  }),
);

/** @public */
export type WireComponent = Readonly<z.infer<typeof wireComponentSchema>>;

export const wireComponentListSchema: z.ZodType<WireComponent[]> = /* @__PURE__ */ makeSchema(() =>
  z.array(wireComponentSchema),
);
