import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, pathIdSchema, textSchema } from './fields.ts';
import { flagFilterSchema } from './list.ts';
import { watchers } from './permissions.ts';

/** The result, or in a dry run the preview, of importing a file of product pages. @public */
export const pageImportSchema = z.object({
  /** The number of rows that add a page, change one, or change nothing. */
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Rejected rows, by their number in the file; at most the first hundred. */
  refused: z.array(
    z.object({ row: z.number().int(), column: z.string(), code: z.string(), message: z.string() }),
  ),
  refusedCount: z.number().int(),
});

/** {@link pageImportSchema}. @public */
export type PageImport = z.output<typeof pageImportSchema>;

const maxImportBytes = 20 * 1024 * 1024;

export const pageImportCalls = {
  importMonitoredPages: defineCall({
    id: 'importMonitoredPages',
    method: 'POST',
    path: '/live-monitor/import',
    summary:
      'Product pages from a CSV or XLSX file (part `file`) with headings link, name, ean, mpn, brand, sku. With `dryRun=true` nothing is stored.',
    permission: watchers,
    query: z.object({
      retailerId: pathIdSchema,
      licenseId: pathIdSchema,
      dryRun: flagFilterSchema.default(false),
    }),
    bodyKind: 'multipart',
    maxBodyBytes: maxImportBytes,
    response: dataOf(pageImportSchema),
    invalidates: [
      'getMonitoredPage',
      'listMonitoredPages',
      'suggestMappings',
      'listPageProblems',
      'countPageProblems',
    ],
  }),
  importPageFeed: defineCall({
    id: 'importPageFeed',
    method: 'POST',
    path: '/live-monitor/import-feed',
    summary:
      'Product pages from a feed or a table at an address (https, public, at most 20 MiB), as `importMonitoredPages` takes them from a file.',
    permission: watchers,
    body: z.strictObject({
      retailerId: idSchema,
      licenseId: idSchema,
      address: textSchema(2000, 1),
      dryRun: z.boolean().default(false),
    }),
    response: dataOf(pageImportSchema),
    invalidates: [
      'getMonitoredPage',
      'listMonitoredPages',
      'suggestMappings',
      'listPageProblems',
      'countPageProblems',
    ],
  }),
};
