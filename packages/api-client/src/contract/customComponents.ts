import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { wireComponentSchema } from './epack.ts';
import { idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { builders } from './permissions.ts';

const byId = z.object({ id: pathIdSchema });

/** The maximum number of blocks in a custom component. @public */
export const maxCustomComponentSize = 2000;
const maxCustomComponentBytes = 8 * 1024 * 1024;

const nameSchema = textSchema(200, 1).refine((name) => name.trim() !== '');
const componentsSchema = z.array(wireComponentSchema).min(1).max(maxCustomComponentSize);

/** Blocks saved under a name, for every epack of the license. @public */
export const savedComponentSchema = z.object({
  id: idSchema,
  name: z.string(),
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
    summary: 'The custom components of the licenses the user reaches, and the own ones, by name.',
    permission: builders,
    query: listQuery({
      sortable: ['name', 'createdDate', 'updatedDate', 'owner'],
      filters: { licenses: idListSchema.optional() },
    }),
    response: listAnswer(savedComponentSchema),
  }),
  createCustomComponent: defineCall({
    id: 'createCustomComponent',
    method: 'POST',
    path: '/api/constructor/custom-components',
    summary:
      "Saves blocks under a name, which is unique in the license, whatever its case. Without `licenseId`: the user's only license, or the user's own.",
    permission: builders,
    body: z.object({ name: nameSchema, components: componentsSchema, licenseId: idSchema.optional() }),
    maxBodyBytes: maxCustomComponentBytes,
    response: dataOf(savedComponentSchema),
    invalidates: ['listCustomComponents'],
  }),
  updateCustomComponent: defineCall({
    id: 'updateCustomComponent',
    method: 'PUT',
    path: '/api/constructor/custom-components/{id}',
    summary: 'Renames a custom component, or replaces its blocks.',
    permission: builders,
    params: byId,
    body: z.strictObject({ name: nameSchema.optional(), components: componentsSchema.optional() }),
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
