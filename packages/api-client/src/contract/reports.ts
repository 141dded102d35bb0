import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { daySchema, idSchema, namedSchema, pathIdSchema, tableFormatSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { marketplaceSchema } from './retailers.ts';
import {
  intervalSchema,
  productVisitsColumns,
  productVisitsSchema,
  seriesPointSchema,
} from './statistics.ts';

/** The subject of a report: chosen licenses, or those that a statistics group has among them. @public */
export const reportKindSchema = z.enum(['licenses', 'statisticsGroup']);

/** The state of a report. @public */
export const reportStatusSchema = z.enum(['waiting', 'running', 'done', 'failed']);

/** A report. Its creator can see it while everything it covers stays accessible to them. @public */
export const reportSchema = z.object({
  id: idSchema,
  kind: reportKindSchema,
  interval: intervalSchema,
  from: daySchema,
  to: daySchema,
  marketplace: marketplaceSchema,
  licenses: z.array(namedSchema),
  /** Empty for all retailers of the marketplace. */
  retailers: z.array(namedSchema),
  statisticsGroup: namedSchema.nullable(),
  status: reportStatusSchema,
  /** From 0 to 100. */
  progress: z.number().int(),
  /** Rows of the products table. */
  rowCount: z.number().int(),
  /** Visits of all rows. */
  count: z.number().int(),
  createdDate: z.string(),
  finishedDate: z.string().nullable(),
  /** The time zone whose midnights separate days. */
  timeZone: z.string(),
});

/**
 * The parameters of a report: a marketplace and at least one license; the kind `statisticsGroup` also needs
 * that group. If one is missing, the server answers with the specified message.
 *
 * @public
 */
export const reportInputSchema = z.strictObject({
  kind: reportKindSchema.default('licenses'),
  interval: intervalSchema,
  from: daySchema,
  to: daySchema,
  marketplace: marketplaceSchema.optional(),
  licenses: z.array(idSchema).max(1000).default([]),
  /** Empty for all retailers of the marketplace that the user can access. */
  retailers: z.array(idSchema).max(1000).default([]),
  statisticsGroupId: idSchema.optional(),
});

/** A row of a report's products table, with one point per interval. @public */
export const reportRowSchema = productVisitsSchema.extend({ points: z.array(seriesPointSchema) });

/** {@link reportSchema}. @public */
export type Report = z.output<typeof reportSchema>;
/** {@link reportInputSchema}. @public */
export type ReportInput = z.output<typeof reportInputSchema>;
/** {@link reportRowSchema}. @public */
export type ReportRow = z.output<typeof reportRowSchema>;

const byId = z.object({ id: pathIdSchema });

export const reportCalls = {
  createReport: defineCall({
    id: 'createReport',
    method: 'POST',
    path: '/api/statistics/reports',
    summary: 'Begins a report; it is made in the background, `getReport` tells how far it is.',
    permission: 'User',
    scope: 'statistics',
    body: reportInputSchema,
    response: dataOf(reportSchema),
    invalidates: ['listReports', 'getReport'],
  }),
  listReports: defineCall({
    id: 'listReports',
    method: 'GET',
    path: '/api/statistics/reports',
    summary: "The user's own reports.",
    permission: 'User',
    scope: 'statistics',
    query: listQuery({
      sortable: ['createdDate', 'from', 'interval', 'status', 'rowCount', 'count'],
      filters: { interval: intervalSchema.optional(), status: reportStatusSchema.optional() },
    }),
    response: listAnswer(reportSchema),
  }),
  getReport: defineCall({
    id: 'getReport',
    method: 'GET',
    path: '/api/statistics/reports/{id}',
    summary: 'One report and its progress.',
    permission: 'User',
    scope: 'statistics',
    params: byId,
    response: dataOf(reportSchema),
  }),
  listReportProducts: defineCall({
    id: 'listReportProducts',
    method: 'GET',
    path: '/api/statistics/reports/{id}/products',
    summary: 'The products table of a report that is done; 409 before.',
    permission: 'User',
    scope: 'statistics',
    params: byId,
    query: listQuery({ sortable: productVisitsColumns, filters: {} }),
    response: listAnswer(reportRowSchema),
  }),
  downloadReport: defineCall({
    id: 'downloadReport',
    method: 'GET',
    path: '/api/statistics/reports/{id}/file',
    summary:
      'The products table as CSV, or as XLSX with a sheet telling filters and source; 409 before it is done.',
    permission: 'User',
    scope: 'statistics',
    params: byId,
    query: z.object({ format: tableFormatSchema }),
    response: z.instanceof(Blob),
    responseKind: 'blob',
  }),
  deleteReport: defineCall({
    id: 'deleteReport',
    method: 'DELETE',
    path: '/api/statistics/reports/{id}',
    summary: 'Deletes a report; where it is being made, that ends.',
    permission: 'User',
    scope: 'statistics',
    params: byId,
    response: doneSchema,
    invalidates: ['listReports'],
  }),
};
