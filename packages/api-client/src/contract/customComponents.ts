import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { wireComponentSchema } from './epack.ts';
import { idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery, wordListSchema } from './list.ts';
import { builders } from './permissions.ts';

const byId = z.object({ id: pathIdSchema });

/** The maximum number of blocks in a custom component. @public */
export const maxCustomComponentSize = 2000;
const maxCustomComponentBytes = 8 * 1024 * 1024;

const nameSchema = textSchema(200, 1).refine((name) => name.trim() !== '');
const componentsSchema = z.array(wireComponentSchema).min(1).max(maxCustomComponentSize);

/** Kinds of saved items: blocks to insert, or a section or a template, whose copies stay linked. @public */
export const savedKinds = ['component', 'section', 'template'] as const;
/** One of {@link savedKinds}. @public */
export type SavedKind = (typeof savedKinds)[number];

const categorySchema = textSchema(100);
const localeSchema = textSchema(100);
/** Names of the properties that may change in a copy, by component id; components without an entry are fixed. */
const slotsSchema = z
  .record(z.string().regex(/^[1-9]\d{0,15}$/), z.array(textSchema(200, 1)).max(200))
  .refine((slots) => Object.keys(slots).length <= maxCustomComponentSize);
const publicIdsSchema = z
  .string()
  .max(4000)
  .transform((text) => (text === '' ? [] : [...new Set(text.split(','))]))
  .pipe(z.array(z.uuid()));

/** Blocks saved under a name, for every epack of the license. @public */
export const savedComponentSchema = z.object({
  id: idSchema,
  /** Names the item in every installation; copies refer to it. */
  publicId: z.string(),
  kind: z.enum(savedKinds),
  name: z.string(),
  category: z.string(),
  /** Language of the texts; empty for a component. */
  locale: z.string(),
  /** Names of the properties that may change in a copy, by component id. Null: everything may. */
  slots: z.record(z.string(), z.array(z.string())).nullable(),
  /** In the form of epacks: flat, linked by `parentId`. */
  components: z.array(wireComponentSchema),
  componentCount: z.number().int(),
  /** Null for a private component of its owner. */
  license: namedSchema.nullable(),
  owner: z.object({ id: idSchema, username: z.string() }),
  createdDate: z.string(),
  updatedDate: z.string(),
});
/** {@link savedComponentSchema}. @public */
export type SavedComponent = z.output<typeof savedComponentSchema>;

export const customComponentCalls = {
  listCustomComponents: defineCall({
    id: 'listCustomComponents',
    method: 'GET',
    path: '/api/constructor/custom-components',
    summary:
      'The custom components, sections and templates of the licenses the user reaches, and the own ones, by name.',
    permission: builders,
    query: listQuery({
      sortable: ['name', 'createdDate', 'updatedDate', 'owner'],
      filters: {
        licenses: idListSchema.optional(),
        kinds: wordListSchema(savedKinds).optional(),
        publicIds: publicIdsSchema.optional(),
      },
    }),
    response: listAnswer(savedComponentSchema),
  }),
  createCustomComponent: defineCall({
    id: 'createCustomComponent',
    method: 'POST',
    path: '/api/constructor/custom-components',
    summary:
      "Saves blocks under a name, which is unique in the license among its kind, whatever its case. Without `licenseId`: the user's only license, or the user's own.",
    permission: builders,
    body: z.object({
      name: nameSchema,
      components: componentsSchema,
      licenseId: idSchema.optional(),
      kind: z.enum(savedKinds).default('component'),
      category: categorySchema.optional(),
      locale: localeSchema.optional(),
      slots: slotsSchema.nullable().optional(),
    }),
    maxBodyBytes: maxCustomComponentBytes,
    response: dataOf(savedComponentSchema),
    invalidates: ['listCustomComponents'],
  }),
  updateCustomComponent: defineCall({
    id: 'updateCustomComponent',
    method: 'PUT',
    path: '/api/constructor/custom-components/{id}',
    summary:
      'Changes the name, the category, the blocks or the slots of a custom component. Linked copies are offered it.',
    permission: builders,
    params: byId,
    body: z.strictObject({
      name: nameSchema.optional(),
      components: componentsSchema.optional(),
      category: categorySchema.optional(),
      locale: localeSchema.optional(),
      slots: slotsSchema.nullable().optional(),
    }),
    maxBodyBytes: maxCustomComponentBytes,
    response: dataOf(savedComponentSchema),
    invalidates: ['listCustomComponents'],
  }),
  deleteCustomComponent: defineCall({
    id: 'deleteCustomComponent',
    method: 'DELETE',
    path: '/api/constructor/custom-components/{id}',
    summary: 'Deletes a custom component; pages it was inserted into keep their blocks.',
    permission: builders,
    params: byId,
    response: doneSchema,
    invalidates: ['listCustomComponents'],
  }),
};
