import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, namedSchema, nameTextSchema, pathIdSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery } from './list.ts';
import { watchers } from './permissions.ts';

/** A reason why a page is not live, to send to a retailer or to keep. @public */
export const pageReasonSchema = namedSchema;

/** A reason of the catalog as administrators see it. @public */
export const pageReasonRecordSchema = z.object({
  id: idSchema,
  nameEn: z.string(),
  nameRu: z.string(),
  /** Whether the reason is no longer offered; pages that have it keep it. */
  isRetired: z.boolean(),
  /** The number of pages with this reason. */
  pageCount: z.number().int(),
  revision: z.number().int(),
});

/** The fields of a reason that administrators set. @public */
export const pageReasonInputSchema = z.strictObject({
  nameEn: nameTextSchema(200),
  nameRu: nameTextSchema(200),
  isRetired: z.boolean().default(false),
});

const byId = z.object({ id: pathIdSchema });

/** {@link pageReasonRecordSchema}. @public */
export type PageReasonRecord = z.output<typeof pageReasonRecordSchema>;
/** {@link pageReasonInputSchema}. @public */
export type PageReasonInput = z.output<typeof pageReasonInputSchema>;

const reasonReads = [
  'searchPageReasons',
  'getPageReason',
  'listPageReasons',
  'listMonitoredPages',
  'getMonitoredPage',
] as const;

export const pageReasonCalls = {
  listPageReasons: defineCall({
    id: 'listPageReasons',
    method: 'GET',
    path: '/live-monitor/reasons',
    summary: "The catalogue of reasons, in the reader's language.",
    permission: watchers,
    response: listOf(pageReasonSchema),
  }),
  searchPageReasons: defineCall({
    id: 'searchPageReasons',
    method: 'GET',
    path: '/page-reasons',
    summary: 'The catalogue of reasons, for its administration. `search` looks in both names.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'nameEn', 'nameRu', 'isRetired', 'pageCount'],
      filters: { isRetired: flagFilterSchema.optional() },
    }),
    response: listAnswer(pageReasonRecordSchema),
  }),
  getPageReason: defineCall({
    id: 'getPageReason',
    method: 'GET',
    path: '/page-reasons/{id}',
    summary: 'One reason, with its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(pageReasonRecordSchema),
  }),
  createPageReason: defineCall({
    id: 'createPageReason',
    method: 'POST',
    path: '/page-reasons',
    summary: 'A new reason; ROLE_ADMIN only.',
    permission: 'Admin',
    body: pageReasonInputSchema,
    response: dataOf(pageReasonRecordSchema),
    invalidates: reasonReads,
  }),
  updatePageReason: defineCall({
    id: 'updatePageReason',
    method: 'PUT',
    path: '/page-reasons/{id}',
    summary: 'Renames a reason, or retires it; ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    body: pageReasonInputSchema,
    revisioned: true,
    response: dataOf(pageReasonRecordSchema),
    invalidates: reasonReads,
  }),
  deletePageReason: defineCall({
    id: 'deletePageReason',
    method: 'DELETE',
    path: '/page-reasons/{id}',
    summary: 'Deletes a reason that no page has; ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['searchPageReasons', 'listPageReasons', 'listMonitoredPages', 'getMonitoredPage'],
  }),
};
