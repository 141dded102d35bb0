import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, nameTextSchema, namedSchema, pathIdSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** A brand as administrators see it; a brand without a license is available to all. @public */
export const brandRecordSchema = namedSchema.extend({
  license: namedSchema.nullable(),
  revision: z.number().int(),
});

/** The fields of a brand that administrators set. @public */
export const brandInputSchema = z.strictObject({ name: nameTextSchema(300), licenseId: idSchema.nullable() });

const byId = z.object({ id: pathIdSchema });

/** {@link brandRecordSchema}. @public */
export type BrandRecord = z.output<typeof brandRecordSchema>;
/** {@link brandInputSchema}. @public */
export type BrandInput = z.output<typeof brandInputSchema>;

const brandReads = ['searchBrands', 'getBrand', 'listBrands'] as const;

export const brandCalls = {
  searchBrands: defineCall({
    id: 'searchBrands',
    method: 'GET',
    path: '/brands',
    summary: 'Brands, for their administration. `search` looks in the name.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name', 'license'],
      filters: { licenses: idListSchema.optional() },
    }),
    response: listAnswer(brandRecordSchema),
  }),
  getBrand: defineCall({
    id: 'getBrand',
    method: 'GET',
    path: '/brands/{id}',
    summary: 'One brand, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(brandRecordSchema),
  }),
  createBrand: defineCall({
    id: 'createBrand',
    method: 'POST',
    path: '/brands',
    summary: 'A new brand; only ROLE_ADMIN makes one that belongs to all.',
    permission: 'Admin',
    body: brandInputSchema,
    response: dataOf(brandRecordSchema),
    invalidates: brandReads,
  }),
  updateBrand: defineCall({
    id: 'updateBrand',
    method: 'PUT',
    path: '/brands/{id}',
    summary: 'Changes a brand.',
    permission: 'Admin',
    params: byId,
    body: brandInputSchema,
    revisioned: true,
    response: dataOf(brandRecordSchema),
    invalidates: brandReads,
  }),
  deleteBrand: defineCall({
    id: 'deleteBrand',
    method: 'DELETE',
    path: '/brands/{id}',
    summary: 'Deletes a brand; epacks keep its name.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['searchBrands', 'listBrands'],
  }),
};
