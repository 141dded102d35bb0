// Page edits as data. The file named after a change applies it; the types are declared here because changes
// need each other's for their inverses.
import { z } from 'zod';

import { componentListSchema, componentSchema, type Component } from '../schemas/component.ts';
import { copiedFromSchema } from '../schemas/copiedFrom.ts';
import { jsonSchema } from '../schemas/jsonSchema.ts';
import { makeSchema } from '../schemas/makeSchema.ts';
import { propSchema } from '../schemas/prop.ts';
import { sizeNameSchema } from '../schemas/size.ts';

const wrapperSchema: z.ZodType<Component> = componentSchema;

/** @public */
export const addComponentsSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('addComponents'),
    parentId: z.int().min(0),
    index: z.int().min(0),
    components: componentListSchema,
  }),
);

/**
 * Adds one or more subtrees to a parent's child list. `components` lists parents first, siblings in order.
 * Components whose `parentId` equals the change's are placed at `index`.
 *
 * @public
 */
export type AddComponents = z.infer<typeof addComponentsSchema>;

/** @public */
export const addRawComponentsSchema = /* @__PURE__ */ makeSchema(() =>
  addComponentsSchema.extend({
    type: z.literal('addRawComponents'),
  }),
);

/**
 * Adds components from outside the catalog: pasted, typed as JSON, or a custom component. Create it with
 * `planAddRawComponents`, which repairs the input and assigns ids.
 *
 * @public
 */
export type AddRawComponents = z.infer<typeof addRawComponentsSchema>;

/** @public */
export const addTableRowSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('addTableRow'),
    id: z.int().min(1),
    index: z.int().min(0),
    components: componentListSchema,
  }),
);

/** Adds a row to the table `id`: one subtree, the row first. Create it with `planAddTableRow`. @public */
export type AddTableRow = z.infer<typeof addTableRowSchema>;

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
 * Makes a component repeat once per item of a data source: `wrapper` takes the component's place, the
 * component becomes the wrapper's first child, and `copies` follow. Create it with `planMakeDynamic`.
 *
 * @public
 */
export type MakeDynamic = z.infer<typeof makeDynamicSchema>;

/** @public */
export const moveComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('moveComponent'),
    id: z.int().min(1),
    parentId: z.int().min(0),
    index: z.int().min(0),
  }),
);

/**
 * Reorders a component among its siblings, or moves it with its descendants under another parent. `index` is
 * a position in the target list without the moved component.
 *
 * @public
 */
export type MoveComponent = z.infer<typeof moveComponentSchema>;

/** @public */
export const removeComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removeComponent'),
    id: z.int().min(1),
  }),
);

/** Removes a component and its descendants. @public */
export type RemoveComponent = z.infer<typeof removeComponentSchema>;

/** @public */
export const removeDynamicWrapperSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('removeDynamicWrapper'),
    id: z.int().min(1),
  }),
);

/**
 * Ends a series: the original returns to the wrapper's place and becomes active; the wrapper and the copies
 * are removed.
 *
 * @public
 */
export type RemoveDynamicWrapper = z.infer<typeof removeDynamicWrapperSchema>;

/** @public */
export const renameComponentSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('renameComponent'),
    id: z.int().min(1),
    customName: z.string().optional(),
  }),
);

/** Names a component; without `customName` the name resets to the block's. @public */
export type RenameComponent = z.infer<typeof renameComponentSchema>;

/** @public */
export const replacePropertySchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('replaceProperty'),
    id: z.int().min(1),
    name: z.string(),
    prop: propSchema.optional(),
  }),
);

/** Replaces a whole property, all sizes at once; removes it if `prop` is absent. @public */
export type ReplaceProperty = z.infer<typeof replacePropertySchema>;

/** @public */
export const setCopiedFromSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('setCopiedFrom'),
    id: z.int().min(1),
    copiedFrom: copiedFromSchema.optional(),
  }),
);

/**
 * Sets the source a component was copied from or translated against; without `copiedFrom` the component has
 * no source.
 *
 * @public
 */
export type SetCopiedFrom = z.infer<typeof setCopiedFromSchema>;

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

/** Sets a property at one size; without `value` the size inherits again. @public */
export type UpdateProperty = z.infer<typeof updatePropertySchema>;

/** Every page change except the batch. @public */
export type SinglePageChange =
  | AddComponents
  | AddRawComponents
  | AddTableRow
  | MakeDynamic
  | MoveComponent
  | RemoveComponent
  | RemoveDynamicWrapper
  | RenameComponent
  | ReplaceProperty
  | SetCopiedFrom
  | UpdateProperty;

export const singleChangeSchema: z.ZodType<SinglePageChange> = /* @__PURE__ */ makeSchema(() =>
  z.discriminatedUnion('type', [
    addComponentsSchema,
    addRawComponentsSchema,
    addTableRowSchema,
    makeDynamicSchema,
    moveComponentSchema,
    removeComponentSchema,
    removeDynamicWrapperSchema,
    renameComponentSchema,
    replacePropertySchema,
    setCopiedFromSchema,
    updatePropertySchema,
  ]),
);

/** @public */
export const batchSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('batch'),
    changes: z.array(singleChangeSchema),
  }),
);

/** Several changes as one: either all apply, or none. @public */
export type Batch = z.infer<typeof batchSchema>;

/**
 * A reversible edit of one page, as plain JSON.
 *
 * @public
 */
export type PageChange = SinglePageChange | Batch;

/** @public */
export const pageChangeSchema: z.ZodType<PageChange> = /* @__PURE__ */ makeSchema(() =>
  z.union([singleChangeSchema, batchSchema]),
);
