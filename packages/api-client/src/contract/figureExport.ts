import { z } from 'zod';

import { defineCall } from './call.ts';
import { idListSchema, tableFormatSchema, textSchema } from './fields.ts';
import { marketplaceSchema } from './retailers.ts';
import { rangeFields } from './statistics.ts';

export const figureExportCalls = {
  exportFigures: defineCall({
    id: 'exportFigures',
    method: 'GET',
    path: '/api/statistics/figures/file',
    summary:
      'From received to shown views by day, package and retailer, as CSV or XLSX: repeated, misplaced, automated, unverified and removed views, with the records of removals.',
    permission: 'User',
    scope: 'statistics',
    query: z.object({
      licenses: idListSchema.default([]),
      retailers: idListSchema.default([]),
      marketplace: marketplaceSchema.optional(),
      /** Only the product of this package. */
      publicId: textSchema(100).optional(),
      ...rangeFields,
      format: tableFormatSchema,
    }),
    response: z.instanceof(Blob),
    responseKind: 'blob',
  }),
};
