import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, nameTextSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { marketplaces } from './names.ts';

/** A host name such as `shop.example` or `127.0.0.1`: lowercase, without scheme, port and path. @public */
export const domainSchema = textSchema(253, 1)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(text) && !text.includes('..'));

/** One of {@link marketplaces}. @public */
export const marketplaceSchema = z.enum(marketplaces);

/** A retailer as administrators see it. @public */
export const retailerSchema = namedSchema.extend({
  /** Host names of the retailer's shop; visits from other hosts count as foreign. */
  domains: z.array(z.string()),
  /** Whether the retailer accepts Shop-in-shop packages. */
  isSis: z.boolean(),
  marketplace: marketplaceSchema.default('site'),
  licenses: z.array(namedSchema),
  revision: z.number().int(),
});

/** The fields of a retailer that administrators set. @public */
export const retailerInputSchema = z.strictObject({
  name: nameTextSchema(200),
  domains: z.array(domainSchema).max(100).default([]),
  isSis: z.boolean().default(false),
  /** If absent, keeps its value; a new retailer gets `site`. */
  marketplace: marketplaceSchema.optional(),
  licenseIds: z.array(idSchema).max(10_000).default([]),
});

const byId = z.object({ id: pathIdSchema });

/** {@link marketplaceSchema}. @public */
export type Marketplace = z.output<typeof marketplaceSchema>;
/** {@link retailerSchema}. @public */
export type Retailer = z.output<typeof retailerSchema>;
/** {@link retailerInputSchema}. @public */
export type RetailerInput = z.output<typeof retailerInputSchema>;

const retailerReads = ['searchRetailers', 'getRetailer', 'listRetailers', 'listSisRetailers'] as const;

export const retailerCalls = {
  searchRetailers: defineCall({
    id: 'searchRetailers',
    method: 'GET',
    path: '/retailers',
    summary: 'Retailers, for their administration. `search` looks in the name and the domains.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name', 'isSis'],
      filters: { licenses: idListSchema.optional(), isSis: flagFilterSchema.optional() },
    }),
    response: listAnswer(retailerSchema),
  }),
  getRetailer: defineCall({
    id: 'getRetailer',
    method: 'GET',
    path: '/retailers/{id}',
    summary: 'One retailer, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(retailerSchema),
  }),
  createRetailer: defineCall({
    id: 'createRetailer',
    method: 'POST',
    path: '/retailers',
    summary: 'A new retailer; ROLE_ADMIN only.',
    permission: 'Admin',
    body: retailerInputSchema,
    response: dataOf(retailerSchema),
    invalidates: retailerReads,
  }),
  updateRetailer: defineCall({
    id: 'updateRetailer',
    method: 'PUT',
    path: '/retailers/{id}',
    summary: 'Changes a retailer; ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    body: retailerInputSchema,
    revisioned: true,
    response: dataOf(retailerSchema),
    invalidates: retailerReads,
  }),
  deleteRetailer: defineCall({
    id: 'deleteRetailer',
    method: 'DELETE',
    path: '/retailers/{id}',
    summary: 'Deletes a retailer; 409 while something is published to it. ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['searchRetailers', 'listRetailers', 'listSisRetailers'],
  }),
};
