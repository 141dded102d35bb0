import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { pageAddressSchema } from './epack.ts';
import { epackIdSchema, idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { watchers } from './permissions.ts';

/** A retailer's or marketplace's rejection of content, with the task it became. @public */
export const rejectionSchema = z.object({
  id: idSchema,
  epack: z.object({ id: epackIdSchema, name: z.string() }),
  license: namedSchema,
  retailer: namedSchema,
  /** The rejected words; empty if the rejection is about the whole content. */
  quote: z.string(),
  reason: z.string(),
  /** The block with the rejected words; null if none has them. */
  place: z
    .object({
      page: pageAddressSchema,
      componentId: z.number().int(),
      componentName: z.string(),
      /** The name of the property. */
      prop: z.string(),
    })
    .nullable(),
  /** ISO 8601. */
  createdDate: z.string(),
  /** Whether the comment on the block, which is the task, is resolved. */
  isResolved: z.boolean(),
  /** Whether the rules of the license forbid the words. */
  isRule: z.boolean(),
});

/** The fields of a rejection that a person writes down. @public */
export const rejectionInputSchema = z.strictObject({
  epackId: epackIdSchema,
  retailerId: idSchema,
  quote: textSchema(500),
  reason: textSchema(1000, 1).refine((text) => text.trim() !== ''),
});

/** The result, or in a dry run the preview, of importing a report with rejections. @public */
export const rejectionImportSchema = z.object({
  /** Rows that become a task on a block. */
  placed: z.number().int(),
  /** Rows that become a task on a package, because no block has the words. */
  unplaced: z.number().int(),
  /** Rows whose task is open already. */
  known: z.number().int(),
  /** Refused rows, by their number in the file; at most the first hundred. */
  refused: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  refusedCount: z.number().int(),
});

/** {@link rejectionSchema}. @public */
export type Rejection = z.output<typeof rejectionSchema>;
/** {@link rejectionInputSchema}. @public */
export type RejectionInput = z.output<typeof rejectionInputSchema>;
/** {@link rejectionImportSchema}. @public */
export type RejectionImport = z.output<typeof rejectionImportSchema>;

const maxReportBytes = 5 * 1024 * 1024;
const rejectionReads = ['listRejections', 'listReviewComments'] as const;

export const rejectionCalls = {
  listRejections: defineCall({
    id: 'listRejections',
    method: 'GET',
    path: '/rejections',
    summary:
      'Rejections of content by retailers and marketplaces. `search` looks in package, words and reason.',
    permission: watchers,
    query: listQuery({
      sortable: ['epack', 'retailer', 'createdDate', 'isResolved'],
      filters: { retailers: idListSchema.optional(), isResolved: flagFilterSchema.optional() },
    }),
    response: listAnswer(rejectionSchema),
  }),
  addRejection: defineCall({
    id: 'addRejection',
    method: 'POST',
    path: '/rejections',
    summary: 'Writes down a rejection: a comment on the block that has the words, or on the package.',
    permission: watchers,
    body: rejectionInputSchema,
    response: dataOf(rejectionSchema),
    invalidates: rejectionReads,
  }),
  importRejections: defineCall({
    id: 'importRejections',
    method: 'POST',
    path: '/rejections/import',
    summary:
      'Rejections from a CSV or XLSX report (part `file`) with headings ean, mpn or sku, quote, and reason; at most 1,000 rows. With `dryRun=true` nothing is stored.',
    permission: watchers,
    query: z.object({
      licenseId: pathIdSchema,
      retailerId: pathIdSchema,
      dryRun: flagFilterSchema.default(false),
    }),
    bodyKind: 'multipart',
    maxBodyBytes: maxReportBytes,
    response: dataOf(rejectionImportSchema),
    invalidates: rejectionReads,
  }),
  ruleRejection: defineCall({
    id: 'ruleRejection',
    method: 'POST',
    path: '/rejections/{id}/rule',
    summary: 'Forbids the rejected words in the rules of the license, with the reason; ROLE_ADMIN only.',
    permission: 'Admin',
    params: z.object({ id: pathIdSchema }),
    response: doneSchema,
    invalidates: ['listRejections', 'getLicense', 'searchLicenses'],
  }),
};
