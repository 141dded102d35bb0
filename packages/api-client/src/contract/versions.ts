import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { pageAddressSchema, sectionNameSchema, wireComponentsSchema } from './epack.ts';
import { epackIdSchema, pagingFields, pathIdSchema } from './fields.ts';
import { listAnswer } from './list.ts';
import { builders } from './permissions.ts';
import { saveReport } from './saveIssues.ts';

const byEpackId = z.object({ id: epackIdSchema });
const byRevision = byEpackId.extend({ revision: pathIdSchema });
const address = { lang: sectionNameSchema, template: sectionNameSchema, page: sectionNameSchema };
const revisionSchema = z.number().int().min(0);

/**
 * The number of differing blocks, by kind of difference. A block that was both moved and changed counts
 * twice.
 *
 * @public
 */
export const blockCountsSchema = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  moved: z.number().int(),
  changed: z.number().int(),
});

/** The kinds of difference between two versions of a block. @public */
export const blockDifferenceSchema = z.enum(['added', 'removed', 'moved', 'changed']);

/** A value of a block in both versions; null in a version without it. @public */
export const valueDifferenceSchema = z.object({ name: z.string(), before: z.unknown(), after: z.unknown() });

/**
 * The position of a block: `index` from 0 among its parent's children; `parentId` is 0 at the top level.
 *
 * @public
 */
export const blockPlaceSchema = z.object({ parentId: z.number().int(), index: z.number().int() });

/** A block that differs between two revisions of a page. @public */
export const blockDiffSchema = z.object({
  id: z.number().int(),
  componentKey: z.string(),
  displayName: z.string(),
  customName: z.string().nullable(),
  differences: z.array(blockDifferenceSchema).min(1),
  /** Null in the revision that lacks the block. */
  before: blockPlaceSchema.nullable(),
  after: blockPlaceSchema.nullable(),
  /**
   * The properties that changed, each with its whole value: `{ desktop, laptop?, … }`. Empty for added and
   * removed blocks.
   */
  props: z.array(valueDifferenceSchema),
  /** Other fields that changed, such as `customName`. */
  fields: z.array(valueDifferenceSchema),
});

/** A revision of a page: the current one, or one it replaced. @public */
export const pageVersionSchema = z.object({
  revision: revisionSchema,
  isCurrent: z.boolean(),
  savedDate: z.string(),
  savedBy: z.string(),
  /** Null for the current revision. */
  replacedDate: z.string().nullable(),
  componentCount: z.number().int(),
  sizeBytes: z.number().int(),
  /** Changes since the previous revision; null if that one is no longer kept. */
  changes: blockCountsSchema.nullable(),
});

/** One side of a comparison; revision 0 means that the page does not exist. @public */
export const comparedRevisionSchema = z.object({
  revision: revisionSchema,
  isCurrent: z.boolean(),
  savedDate: z.string().nullable(),
  savedBy: z.string().nullable(),
});

/** A deleted page that can be restored from its last version. @public */
export const deletedPageSchema = pageAddressSchema.extend({
  /** The revision to restore. */
  revision: revisionSchema,
  deletedDate: z.string(),
  componentCount: z.number().int(),
});

/** {@link blockCountsSchema}. @public */
export type BlockCounts = z.output<typeof blockCountsSchema>;
/** {@link blockDifferenceSchema}. @public */
export type BlockDifference = z.output<typeof blockDifferenceSchema>;
/** {@link blockDiffSchema}. @public */
export type BlockDiff = z.output<typeof blockDiffSchema>;
/** {@link pageVersionSchema}. @public */
export type PageVersion = z.output<typeof pageVersionSchema>;
/** {@link deletedPageSchema}. @public */
export type DeletedPage = z.output<typeof deletedPageSchema>;

export const versionCalls = {
  listPageVersions: defineCall({
    id: 'listPageVersions',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/versions',
    summary:
      'The revisions of a page, newest first: the current one and those it replaced, as long as they are kept.',
    permission: builders,
    params: byEpackId,
    query: z.object({ ...address, ...pagingFields }),
    response: listAnswer(pageVersionSchema),
  }),
  getPageVersion: defineCall({
    id: 'getPageVersion',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/versions/{revision}',
    summary: 'One revision of a page.',
    permission: builders,
    params: byRevision,
    query: z.object(address),
    response: dataOf(z.object({ components: wireComponentsSchema, revision: revisionSchema })),
  }),
  comparePageVersions: defineCall({
    id: 'comparePageVersions',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/versions/compare',
    summary:
      'What differs between two revisions of a page, block by block. Without `to`: the current one; without `from`: the one before `to`.',
    permission: builders,
    params: byEpackId,
    query: z.object({ ...address, from: pathIdSchema.optional(), to: pathIdSchema.optional() }),
    response: dataOf(
      z.object({
        from: comparedRevisionSchema,
        to: comparedRevisionSchema,
        counts: blockCountsSchema,
        /** In page order; removed blocks keep their old position. */
        blocks: z.array(blockDiffSchema),
      }),
    ),
  }),
  restorePageVersion: defineCall({
    id: 'restorePageVersion',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/versions/{revision}/restore',
    summary:
      'Saves a kept revision again, as a new one. `If-Match` is the revision it replaces, 0 for a deleted page.',
    permission: builders,
    params: byRevision,
    body: z.object(address),
    revisioned: true,
    response: dataOf(z.object({ components: wireComponentsSchema, revision: revisionSchema, ...saveReport })),
    invalidates: ['getComponents', 'listPageVersions', 'listDeletedPages', 'listEpacks'],
  }),
  listDeletedPages: defineCall({
    id: 'listDeletedPages',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/deleted-pages',
    summary: 'The pages of an epack that were deleted and can be restored, last deleted first.',
    permission: builders,
    params: byEpackId,
    query: z.object(pagingFields),
    response: listAnswer(deletedPageSchema),
  }),
};
