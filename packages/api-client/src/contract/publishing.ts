import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall, type CallPermission } from './call.ts';
import { epackTypeSchema } from './epack.ts';
import { epackIdSchema, idSchema, namedSchema } from './fields.ts';

const builders: readonly CallPermission[] = ['Builder', 'BuilderPro'];
const byEpackId = z.object({ id: epackIdSchema });

/** One side of the partial-match comparison. @public */
export const matchedItemSchema = z.object({
  id: epackIdSchema,
  type: epackTypeSchema,
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  mpn: z.string(),
  updatedDate: z.string(),
});

/** The `data` of the 409 `partialMatch`: publish again with `checkPartialUpdate: false` to rewrite. @public */
export interface PartialMatchData {
  uploaded: z.output<typeof matchedItemSchema>;
  existing: z.output<typeof matchedItemSchema>;
}
/** The `data` of the 400 `moreThanOneLicense`: publish again with one of them as `licenseId`. @public */
export interface MoreThanOneLicenseData {
  licenses: { id: number; name: string }[];
}
/** A key a retailer's page is matched by. @public */
export const streamKeySchema = z.object({ kind: z.enum(['mapping', 'gtin', 'mpn']), key: z.string() });

export const publishingCalls = {
  publishToStream: defineCall({
    id: 'publishToStream',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/publish-to-stream',
    summary: 'Publishes an epack to the retailers of its licence, or to those of `retailerIds`.',
    permission: builders,
    params: byEpackId,
    body: z.object({
      checkPartialUpdate: z.boolean().default(true),
      licenseId: idSchema.optional(),
      retailerIds: z.array(idSchema).min(1).max(1000).optional(),
    }),
    response: dataOf(
      z.object({
        publicId: z.string(),
        /** Names the exact content: the same epack published twice has the same one. */
        publication: z.string(),
        license: namedSchema,
        retailers: z.array(namedSchema),
        keys: z.array(streamKeySchema),
        publishedDate: z.string(),
      }),
    ),
  }),
  unpublish: defineCall({
    id: 'unpublish',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/unpublish',
    summary: 'Takes an epack off every retailer.',
    permission: builders,
    params: byEpackId,
    response: doneSchema,
  }),
};
