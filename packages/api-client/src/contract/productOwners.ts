import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { daySchema, epackIdSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { claimStates, type OwnedKind, ownedKinds, ownerRoles } from './names.ts';
import { builders } from './permissions.ts';

const ownedKindSchema = z.enum(ownedKinds);
const ownerRoleSchema = z.enum(ownerRoles);
const claimStateSchema = z.enum(claimStates);

/** A license that may publish products, as administrators see it. @public */
export const productOwnerRecordSchema = z.object({
  id: idSchema,
  kind: ownedKindSchema,
  /** The products in words: a brand, a prefix, a GTIN, or brand and MPN. */
  name: z.string(),
  brand: z.string(),
  code: z.string(),
  role: ownerRoleSchema,
  license: namedSchema,
  /** The last day; null for no end. */
  until: daySchema.nullable(),
  revision: z.number().int(),
});

/** The fields of an ownership that administrators set. @public */
export const productOwnerInputSchema = z.strictObject({
  kind: ownedKindSchema,
  /** For a brand or an MPN. */
  brand: textSchema(300),
  /** The GS1 prefix of 6 to 12 digits, the GTIN, or the MPN. */
  code: textSchema(70),
  role: ownerRoleSchema,
  licenseId: idSchema,
  /** The last day; empty for no end. */
  until: daySchema.or(z.literal('')),
});

/** A brand that one license publishes and nobody owns. @public */
export const ownerSuggestionSchema = z.object({
  brand: z.string(),
  license: namedSchema,
  productCount: z.number().int(),
});

/** A license's claim of a product, for administrators to decide. @public */
export const productClaimSchema = z.object({
  id: idSchema,
  kind: ownedKindSchema,
  name: z.string(),
  license: namedSchema,
  /** The license that owns the product now. */
  owner: namedSchema.nullable(),
  note: z.string(),
  claimedBy: z.string(),
  claimedDate: z.string(),
  state: claimStateSchema,
  /** The administrator's reason. */
  reason: z.string(),
});

/** The fields of a claim; without a license, that of the epack. @public */
export const productClaimInputSchema = z.strictObject({
  licenseId: idSchema.optional(),
  note: textSchema(1000),
});

/** The decision about a claim, with a reason for the user who sent it. @public */
export const claimDecisionSchema = z.strictObject({
  decision: z.enum(['approve', 'refuse']),
  reason: textSchema(1000),
});

const byId = z.object({ id: pathIdSchema });

/** {@link productOwnerRecordSchema}. @public */
export type ProductOwnerRecord = z.output<typeof productOwnerRecordSchema>;
/** {@link productOwnerInputSchema}. @public */
export type ProductOwnerInput = z.output<typeof productOwnerInputSchema>;
/** {@link ownerSuggestionSchema}. @public */
export type OwnerSuggestion = z.output<typeof ownerSuggestionSchema>;
/** {@link productClaimSchema}. @public */
export type ProductClaim = z.output<typeof productClaimSchema>;

/** The `data` of the 409 `ownedByAnotherLicense`: ask the owner or an administrator, or claim the product. @public */
export interface OwnedByAnotherLicenseData {
  owner: { id: number; name: string };
  kind: OwnedKind;
  /** The owned products in words. */
  name: string;
}

const ownerReads = [
  'searchProductOwners',
  'getProductOwner',
  'suggestProductOwners',
  'searchProductClaims',
] as const;

export const productOwnerCalls = {
  searchProductOwners: defineCall({
    id: 'searchProductOwners',
    method: 'GET',
    path: '/product-owners',
    summary: 'Licenses with the products they may publish. `search` looks in the products and licenses.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name', 'kind', 'role', 'license', 'until'],
      filters: { kind: ownedKindSchema.optional(), role: ownerRoleSchema.optional() },
    }),
    response: listAnswer(productOwnerRecordSchema),
  }),
  getProductOwner: defineCall({
    id: 'getProductOwner',
    method: 'GET',
    path: '/product-owners/{id}',
    summary: 'One ownership, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(productOwnerRecordSchema),
  }),
  createProductOwner: defineCall({
    id: 'createProductOwner',
    method: 'POST',
    path: '/product-owners',
    summary: 'Grants or delegates products to a license; ROLE_ADMIN only.',
    permission: 'Admin',
    needsConfirmation: true,
    body: productOwnerInputSchema,
    response: dataOf(productOwnerRecordSchema),
    invalidates: ownerReads,
  }),
  updateProductOwner: defineCall({
    id: 'updateProductOwner',
    method: 'PUT',
    path: '/product-owners/{id}',
    summary: 'Changes an ownership, or transfers it to another license; ROLE_ADMIN only.',
    permission: 'Admin',
    needsConfirmation: true,
    params: byId,
    body: productOwnerInputSchema,
    revisioned: true,
    response: dataOf(productOwnerRecordSchema),
    invalidates: ownerReads,
  }),
  deleteProductOwner: defineCall({
    id: 'deleteProductOwner',
    method: 'DELETE',
    path: '/product-owners/{id}',
    summary: 'Ends an ownership; published products stay published. ROLE_ADMIN only.',
    permission: 'Admin',
    needsConfirmation: true,
    params: byId,
    response: doneSchema,
    invalidates: ['searchProductOwners', 'suggestProductOwners', 'searchProductClaims'],
  }),
  suggestProductOwners: defineCall({
    id: 'suggestProductOwners',
    method: 'GET',
    path: '/product-owners/suggestions',
    summary: 'Brands that exactly one license publishes and nobody owns; ROLE_ADMIN only.',
    permission: 'Admin',
    response: listOf(ownerSuggestionSchema),
  }),
  confirmProductOwners: defineCall({
    id: 'confirmProductOwners',
    method: 'POST',
    path: '/product-owners/confirm',
    summary:
      'Makes licenses the owners of suggested brands; those owned by now are skipped. ROLE_ADMIN only.',
    permission: 'Admin',
    needsConfirmation: true,
    body: z.strictObject({
      brands: z
        .array(z.strictObject({ brand: textSchema(300, 1), licenseId: idSchema }))
        .min(1)
        .max(1000),
    }),
    response: dataOf(z.object({ count: z.number().int() })),
    invalidates: ownerReads,
  }),
  claimProduct: defineCall({
    id: 'claimProduct',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/claim',
    summary: 'Asks administrators to make the license of an epack the owner of its product.',
    permission: builders,
    params: z.object({ id: epackIdSchema }),
    body: productClaimInputSchema,
    response: doneSchema,
    invalidates: ['searchProductClaims'],
  }),
  searchProductClaims: defineCall({
    id: 'searchProductClaims',
    method: 'GET',
    path: '/product-claims',
    summary: 'Claims of products. `search` looks in the products and licenses.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'name', 'license', 'claimedDate', 'state'],
      filters: { state: claimStateSchema.optional() },
    }),
    response: listAnswer(productClaimSchema),
  }),
  decideProductClaim: defineCall({
    id: 'decideProductClaim',
    method: 'POST',
    path: '/product-claims/{id}/decision',
    summary: 'Approves a claim, which transfers the product, or refuses it; ROLE_ADMIN only.',
    permission: 'Admin',
    needsConfirmation: true,
    params: byId,
    body: claimDecisionSchema,
    response: doneSchema,
    invalidates: ownerReads,
  }),
};
