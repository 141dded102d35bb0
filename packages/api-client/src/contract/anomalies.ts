import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { daySchema, idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { flagFilterSchema, listAnswer, listQuery, wordListSchema } from './list.ts';
import { anomalyKinds } from './names.ts';

/** A removal of suspicious views from the figures, or their return. @public */
export const anomalyChangeSchema = z.object({
  isRemoval: z.boolean(),
  reason: z.string(),
  /** The views that were removed or put back. */
  views: z.number().int(),
  /** Empty if the user is deleted. */
  username: z.string(),
  /** ISO 8601. */
  date: z.string(),
});

/** Suspicious views of a package at a retailer. @public */
export const anomalySchema = z.object({
  id: idSchema,
  kind: z.enum(anomalyKinds),
  license: namedSchema,
  retailer: namedSchema,
  epack: z.object({ publicId: z.string(), name: z.string() }),
  /** The product page's address; null for all pages of the package, or if no page with a known address has them. */
  link: z.string().nullable(),
  /** Whether the views are on all pages of the package, not on one. */
  isOnAllPages: z.boolean(),
  /** ISO 8601. */
  from: z.string(),
  /** ISO 8601. */
  until: z.string(),
  /** The number of suspicious views. */
  views: z.number().int(),
  /** For a burst, the usual number in the same time. */
  usual: z.number().nullable(),
  foundDate: z.string(),
  isRemoved: z.boolean(),
  /** The number of views that it keeps out of the figures. */
  removedViews: z.number().int(),
  /** The last day on which it can be removed or put back: single views are deleted after it. */
  lastDay: daySchema.nullable(),
  /** Whether that day has not passed. */
  canChange: z.boolean(),
  /** Latest first. */
  changes: z.array(anomalyChangeSchema),
});
/** {@link anomalySchema}. @public */
export type Anomaly = z.output<typeof anomalySchema>;

/** The body of a removal from the figures, or of putting back. @public */
export const anomalyInputSchema = z.strictObject({
  isRemoved: z.boolean(),
  /** Kept with the record. */
  reason: textSchema(1000).trim().min(1),
});

/** Every call that shows figures. */
const figureReads = [
  'listAnomalies',
  'getAnomaly',
  'getDashboard',
  'getSisDashboard',
  'getTrends',
  'listProductVisits',
  'getProductFigures',
  'listUnvisitedDays',
  'listUnvisitedPages',
  'listMonitoredPages',
  'getMonitoredPage',
] as const;

const byId = z.object({ id: pathIdSchema });

export const anomalyCalls = {
  listAnomalies: defineCall({
    id: 'listAnomalies',
    method: 'GET',
    path: '/api/statistics/anomalies',
    summary: 'Suspicious views, latest first. `search` looks in package and retailer.',
    permission: 'Dashboard',
    query: listQuery({
      sortable: ['from', 'kind', 'epack', 'retailer', 'license', 'views', 'removedViews'],
      filters: {
        kinds: wordListSchema(anomalyKinds).optional(),
        licenses: idListSchema.optional(),
        retailers: idListSchema.optional(),
        isRemoved: flagFilterSchema.optional(),
      },
    }),
    response: listAnswer(anomalySchema),
  }),
  getAnomaly: defineCall({
    id: 'getAnomaly',
    method: 'GET',
    path: '/api/statistics/anomalies/{id}',
    summary: 'One record of suspicious views with its removals.',
    permission: 'Dashboard',
    params: byId,
    response: dataOf(anomalySchema),
  }),
  changeAnomaly: defineCall({
    id: 'changeAnomaly',
    method: 'POST',
    path: '/api/statistics/anomalies/{id}/removal',
    summary: 'Removes suspicious views from all figures, or puts them back; ROLE_ADMIN only.',
    permission: 'Admin',
    params: byId,
    body: anomalyInputSchema,
    response: dataOf(anomalySchema),
    invalidates: figureReads,
  }),
};
