import { z } from 'zod';

import { categorySchema } from './accounts.ts';
import { listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, namedSchema } from './fields.ts';
import { marketplaceSchema } from './retailers.ts';

/** A license with its connected retailers. @public */
export const licenseInfoSchema = namedSchema.extend({ retailers: z.array(namedSchema) });
/** A brand with its license. @public */
export const brandSchema = namedSchema.extend({ licenseId: idSchema.nullable() });

/** A marketplace with the user's retailers on it. @public */
export const marketplaceInfoSchema = z.object({
  marketplace: marketplaceSchema,
  retailerIds: z.array(idSchema),
});

/** {@link marketplaceInfoSchema}. @public */
export type MarketplaceInfo = z.output<typeof marketplaceInfoSchema>;
/** {@link licenseInfoSchema}. @public */
export type LicenseInfo = z.output<typeof licenseInfoSchema>;
/** {@link brandSchema}. @public */
export type Brand = z.output<typeof brandSchema>;

export const directoryCalls = {
  listRetailers: defineCall({
    id: 'listRetailers',
    method: 'GET',
    path: '/retailers/short-list',
    summary: 'The retailers the user may see: all of them for administrators.',
    permission: 'User',
    scope: 'any',
    response: listOf(namedSchema),
  }),
  listSisRetailers: defineCall({
    id: 'listSisRetailers',
    method: 'GET',
    path: '/retailers/sis-short-list',
    summary: 'Those of them that take Shop-In-Shop packages.',
    permission: 'User',
    scope: 'any',
    response: listOf(namedSchema),
  }),
  listMarketplaces: defineCall({
    id: 'listMarketplaces',
    method: 'GET',
    path: '/marketplaces/short-list',
    summary: 'The marketplaces the retailers the user may see sell on.',
    permission: 'User',
    scope: 'any',
    response: listOf(marketplaceInfoSchema),
  }),
  listLicenses: defineCall({
    id: 'listLicenses',
    method: 'GET',
    path: '/licenses/short-list',
    summary: 'The licenses the user may see: all of them for administrators.',
    permission: 'User',
    scope: 'any',
    response: listOf(namedSchema),
  }),
  listLicenseInfo: defineCall({
    id: 'listLicenseInfo',
    method: 'GET',
    path: '/licenses/info-list',
    summary: 'The same licenses, each with its retailers.',
    permission: 'User',
    scope: 'any',
    response: listOf(licenseInfoSchema),
  }),
  getCategoryTree: defineCall({
    id: 'getCategoryTree',
    method: 'GET',
    path: '/category/tree-for-licenses/{licenseIds}',
    summary: "The category tree of the given licenses, as far as the user's group allows.",
    permission: 'User',
    scope: 'any',
    params: z.object({ licenseIds: idListSchema }),
    response: listOf(categorySchema),
  }),
  listBrands: defineCall({
    id: 'listBrands',
    method: 'GET',
    path: '/brands/short-list',
    summary: "The brands of the user's licenses.",
    permission: 'User',
    scope: 'any',
    response: listOf(brandSchema),
  }),
};
