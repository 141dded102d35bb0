import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { pageAddressSchema } from './epack.ts';
import { epackIdSchema, idListSchema, idSchema, namedSchema, pagingFields, pathIdSchema } from './fields.ts';
import { listAnswer } from './list.ts';
import { builders } from './permissions.ts';
import { publicationFindingSchema } from './publicationFindings.ts';
import { partialMatchSchema, publishedSchema, streamKeySchema } from './publishing.ts';
import { blockCountsSchema, blockDiffSchema } from './versions.ts';

const byEpackId = z.object({ id: epackIdSchema });

/** A publication of an epack, live or past. @public */
export const publicationSchema = z.object({
  id: idSchema,
  /** Identifies the exact content. */
  publication: z.string(),
  publishedDate: z.string(),
  publishedBy: z.string(),
  license: namedSchema,
  /** The retailers published to; `isLive` while the retailer still shows the publication. */
  retailers: z.array(namedSchema.extend({ isLive: z.boolean() })),
  keys: z.array(streamKeySchema),
  /** The earlier publication that a rollback restored; null if this is not a rollback. */
  rolledBackTo: idSchema.nullable(),
  /** Whether the files are kept, so that you can roll back to the publication. */
  canRollBack: z.boolean(),
});

/** An epack's state at a retailer. @public */
export const retailerStateSchema = z.object({
  retailer: namedSchema,
  /** `replaced`: another package is shown for this product. `none`: never published there, or unpublished. */
  state: z.enum(['live', 'replaced', 'none']),
  /** The publication that is live at the retailer. */
  publicationId: idSchema.nullable(),
  publication: z.string().nullable(),
  publishedDate: z.string().nullable(),
  keys: z.array(streamKeySchema),
  /** The product page in the shop, if known; a path is relative to the API's own address. */
  pageUrl: z.string().nullable(),
  /** Whether publishing the epack now would change what the retailer shows. */
  isOutdated: z.boolean(),
  /** Data received from the retailer's pages about the live publication. */
  receipt: z.object({
    firstSeenDate: z.string().nullable(),
    lastSeenDate: z.string().nullable(),
    views: z.number().int(),
  }),
});

/** A page that differs between the last publication and the current epack. @public */
export const pageDiffSchema = pageAddressSchema.extend({
  state: z.enum(['added', 'removed', 'changed']),
  counts: blockCountsSchema,
  blocks: z.array(blockDiffSchema),
});

/** The publication a comparison starts from. @public */
export const publishedBeforeSchema = z.object({
  id: idSchema,
  publication: z.string(),
  publishedDate: z.string(),
});

/** The changes that publishing would make, for retailers that show the same publication. @public */
export const retailerChangesSchema = z.object({
  retailers: z.array(namedSchema).min(1),
  /** The publication these retailers show now; null if there is none, and everything counts as added. */
  since: publishedBeforeSchema.nullable(),
  /** True if neither a page nor the brand's look differs. */
  isUpToDate: z.boolean(),
  /** Whether the look of the brand differs; pages then change without a difference of their blocks. */
  hasNewLook: z.boolean(),
  pages: z.array(pageDiffSchema),
});

/** A problem that prevents publishing the epack, or a warning about it. @public */
export const publishProblemSchema = z.object({
  code: z.string(),
  message: z.string(),
  severity: z.enum(['error', 'warning']),
});

/** {@link publicationSchema}. @public */
export type Publication = z.output<typeof publicationSchema>;
/** {@link retailerStateSchema}. @public */
export type RetailerState = z.output<typeof retailerStateSchema>;
/** {@link pageDiffSchema}. @public */
export type PageDiff = z.output<typeof pageDiffSchema>;
/** {@link retailerChangesSchema}. @public */
export type RetailerChanges = z.output<typeof retailerChangesSchema>;
/** {@link publishProblemSchema}. @public */
export type PublishProblem = z.output<typeof publishProblemSchema>;

export const publicationCalls = {
  listPublications: defineCall({
    id: 'listPublications',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/publications',
    summary: 'The publications of an epack, newest first.',
    permission: builders,
    params: byEpackId,
    query: z.object(pagingFields),
    response: listAnswer(publicationSchema),
  }),
  listRetailerStates: defineCall({
    id: 'listRetailerStates',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/publications/retailers',
    summary:
      'What each retailer of the license shows of an epack, with what its pages reported: sent, first and last seen.',
    permission: builders,
    params: byEpackId,
    response: listAnswer(retailerStateSchema),
  }),
  rollBackPublication: defineCall({
    id: 'rollBackPublication',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/publications/{publicationId}/rollback',
    summary:
      'Shows an earlier publication again, at its retailers or at those of `retailerIds`; the epack itself stays as it is. Repeating it changes nothing.',
    permission: builders,
    scope: 'publish',
    params: byEpackId.extend({ publicationId: pathIdSchema }),
    body: z.object({ retailerIds: z.array(idSchema).min(1).max(1000).optional() }).nullish(),
    response: dataOf(publishedSchema),
    invalidates: [
      'listPublications',
      'listRetailerStates',
      'previewPublication',
      'getEpackShelf',
      'listEpacks',
    ],
  }),
  previewRollBack: defineCall({
    id: 'previewRollBack',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/publications/{publicationId}/rollback',
    summary:
      'What a roll back would change at each retailer, block by block; refused as the roll back would be.',
    permission: builders,
    params: byEpackId.extend({ publicationId: pathIdSchema }),
    response: dataOf(
      z.object({
        /** The retailers it was published to and can be rolled back at. */
        retailers: z.array(namedSchema),
        /** False if the content of its pages is no longer kept as blocks; it can still be shown again. */
        isComparable: z.boolean(),
        byRetailer: z.array(retailerChangesSchema),
      }),
    ),
  }),
  previewPublication: defineCall({
    id: 'previewPublication',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/publications/preview',
    summary:
      'What publishing now would do: where to, what stands in its way, and what changed since the last publication, block by block.',
    permission: builders,
    params: byEpackId,
    query: z.object({ licenseId: pathIdSchema.optional(), retailerIds: idListSchema.optional() }),
    response: dataOf(
      z.object({
        problems: z.array(publishProblemSchema),
        /** Findings in the content of its pages, errors first, at most 500; errors are a problem as well. */
        findings: z.array(publicationFindingSchema),
        /** The license to publish under; null if one has to be chosen from `licenses`. */
        license: namedSchema.nullable(),
        licenses: z.array(namedSchema),
        retailers: z.array(namedSchema),
        keys: z.array(streamKeySchema),
        /** The license that the product belongs to. */
        owner: namedSchema.nullable(),
        match: partialMatchSchema.nullable(),
        /** The publication compared with; null if there is none, and everything counts as added. */
        since: publishedBeforeSchema.nullable(),
        /** True if neither a page nor the brand's look changed since that publication. */
        isUpToDate: z.boolean(),
        /** Whether the look of the brand changed since that publication. */
        hasNewLook: z.boolean(),
        pages: z.array(pageDiffSchema),
        /**
         * The comparison with what each retailer shows now; retailers that show the same publication are
         * grouped.
         */
        byRetailer: z.array(retailerChangesSchema),
      }),
    ),
  }),
};
