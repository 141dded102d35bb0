import { z } from 'zod';

import { categorySchema } from './accounts.ts';
import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, nameTextSchema, namedSchema, pathIdSchema } from './fields.ts';

/** A category without its children, as returned after a change. @public */
export const categoryRecordSchema = namedSchema.extend({
  parentId: idSchema.nullable(),
  revision: z.number().int(),
});

/**
 * The fields of a category that administrators set. A new `parentId` moves the category with its descendants.
 *
 * @public
 */
export const categoryInputSchema = z.strictObject({
  name: nameTextSchema(200),
  parentId: idSchema.nullable(),
});

const byId = z.object({ id: pathIdSchema });

/** {@link categoryRecordSchema}. @public */
export type CategoryRecord = z.output<typeof categoryRecordSchema>;
/** {@link categoryInputSchema}. @public */
export type CategoryInput = z.output<typeof categoryInputSchema>;

const categoryReads = ['listCategories', 'getCategory', 'getCategoryTree'] as const;

export const categoryCalls = {
  listCategories: defineCall({
    id: 'listCategories',
    method: 'GET',
    path: '/categories',
    summary: 'The whole category tree, for its administration.',
    permission: 'Admin',
    response: listOf(categorySchema),
  }),
  getCategory: defineCall({
    id: 'getCategory',
    method: 'GET',
    path: '/categories/{id}',
    summary: 'One category, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(categoryRecordSchema),
  }),
  createCategory: defineCall({
    id: 'createCategory',
    method: 'POST',
    path: '/categories',
    summary: 'A new category; ROLE_ADMIN only.',
    permission: 'Admin',
    body: categoryInputSchema,
    response: dataOf(categoryRecordSchema),
    invalidates: categoryReads,
  }),
  updateCategory: defineCall({
    id: 'updateCategory',
    method: 'PUT',
    path: '/categories/{id}',
    summary: 'Renames or moves a category; never below itself. ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    body: categoryInputSchema,
    revisioned: true,
    response: dataOf(categoryRecordSchema),
    invalidates: categoryReads,
  }),
  deleteCategory: defineCall({
    id: 'deleteCategory',
    method: 'DELETE',
    path: '/categories/{id}',
    summary: 'Deletes a category; 409 while it has others below it or epacks in it. ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['listCategories', 'getCategoryTree'],
  }),
};
