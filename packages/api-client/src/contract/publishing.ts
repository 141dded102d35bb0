import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { brandKitSchema } from './brandKit.ts';
import { contentRulesSchema } from './contentRules.ts';
import { epackTypeSchema } from './epack.ts';
import { epackIdSchema, idSchema, namedSchema } from './fields.ts';
import { builders } from './permissions.ts';

const byEpackId = z.object({ id: epackIdSchema });

/** One side of the partial-match comparison. @public */
export const matchedItemSchema = z.object({
  id: epackIdSchema,
  type: epackTypeSchema,
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  mpn: z.string(),
  mappingId: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  updatedDate: z.string(),
});

/**
 * A field of both items, as text. GTINs are compared padded to 14 digits; other values without case and
 * surrounding spaces.
 *
 * @public
 */
export const matchedFieldSchema = z.object({
  name: z.enum(['type', 'name', 'brand', 'ean', 'mpn', 'mappingId', 'categories', 'tags', 'updatedDate']),
  uploaded: z.string(),
  existing: z.string(),
  isSame: z.boolean(),
});

/**
 * The `data` of the 409 `partialMatch`: another package is published for the same product. Publish again with
 * `checkPartialUpdate: false` to replace it.
 *
 * @public
 */
export const partialMatchSchema = z.object({
  uploaded: matchedItemSchema,
  existing: matchedItemSchema,
  fields: z.array(matchedFieldSchema),
  /** The codes that both items share. `mpn` counts together with the brand. */
  matchedBy: z.array(z.enum(['mappingId', 'ean', 'mpn'])).min(1),
  /** False if one code matches and another differs. */
  isExact: z.boolean(),
  /** The retailers where the existing item would be replaced. */
  retailers: z.array(namedSchema),
});
/** {@link partialMatchSchema}. @public */
export type PartialMatchData = z.output<typeof partialMatchSchema>;

/**
 * The `data` of the 400 `moreThanOneLicense`: publish again with one of the licenses as `licenseId`.
 *
 * @public
 */
export interface MoreThanOneLicenseData {
  licenses: { id: number; name: string }[];
}
/** The `data` of the 409 `takenByAnotherLicense`: limit `retailerIds`, or correct the codes. @public */
export interface TakenByAnotherLicenseData {
  retailers: { id: number; name: string }[];
}
/** A key that matches a retailer's page to an epack. @public */
export const streamKeySchema = z.object({ kind: z.enum(['mapping', 'gtin', 'mpn']), key: z.string() });

/** The response to a publication. @public */
export const publishedSchema = z.object({
  publicId: z.string(),
  /** Identifies the exact content: publishing an unchanged epack again returns the same value. */
  publication: z.string(),
  license: namedSchema,
  retailers: z.array(namedSchema),
  keys: z.array(streamKeySchema),
  publishedDate: z.string(),
});

/** Limits a call to these retailers. Default: all. */
const retailerIds = z.array(idSchema).min(1).max(1000).optional();

const publicationReads = [
  'listPublications',
  'listRetailerStates',
  'previewPublication',
  'getEpackShelf',
  'listEpacks',
] as const;

export const publishingCalls = {
  publishToStream: defineCall({
    id: 'publishToStream',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/publish-to-stream',
    summary: 'Publishes an epack to the retailers of its license, or to those of `retailerIds`.',
    permission: builders,
    scope: 'publish',
    params: byEpackId,
    body: z.object({
      checkPartialUpdate: z.boolean().default(true),
      licenseId: idSchema.optional(),
      retailerIds,
    }),
    response: dataOf(publishedSchema),
    invalidates: publicationReads,
  }),
  getContentRules: defineCall({
    id: 'getContentRules',
    method: 'GET',
    path: '/api/constructor/content-rules',
    summary:
      "The company's rules about the content of an epack: those of its license, else of the user's only license, else none.",
    permission: builders,
    query: z.object({ epackId: epackIdSchema.optional() }),
    response: dataOf(contentRulesSchema.nullable()),
  }),
  getBrandKit: defineCall({
    id: 'getBrandKit',
    method: 'GET',
    path: '/api/constructor/brand-kit',
    summary: "The look of an epack's brand: that of its license, else of the user's only license, else none.",
    permission: builders,
    query: z.object({ epackId: epackIdSchema.optional() }),
    response: dataOf(brandKitSchema.nullable()),
  }),
  unpublish: defineCall({
    id: 'unpublish',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/unpublish',
    summary: 'Takes an epack off every retailer, or off those of `retailerIds`.',
    permission: builders,
    scope: 'publish',
    params: byEpackId,
    body: z.object({ retailerIds }).nullish(),
    response: doneSchema,
    invalidates: publicationReads,
  }),
};
