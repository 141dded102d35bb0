import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, idSchema, namedSchema } from './fields.ts';
import { openProblemSchema } from './monitor.ts';
import { pageCheckFailures, pageStatuses } from './monitorNames.ts';
import { builders } from './permissions.ts';

/** The maximum number of product pages returned for an epack; pages with problems are first. @public */
export const maxShelfPages = 100;

/** A product page that belongs to an epack, as the live monitor knows it. @public */
export const shelfPageSchema = z.object({
  id: idSchema,
  retailer: namedSchema,
  status: z.enum(pageStatuses),
  /** ISO 8601. */
  statusSince: z.string(),
  /** Null if the product page is unknown. */
  link: z.string().nullable(),
  /** When the page was last read; null if never. */
  lastVisited: z.string().nullable(),
  /** Why the last attempt to read the page failed; null if it succeeded. */
  checkFailure: z.enum(pageCheckFailures).nullable(),
  problems: z.array(openProblemSchema),
  /** Views of the epack on this page in the last thirty days. */
  impressions: z.number().int(),
});

/** An epack's results on the pages of its product. @public */
export const epackShelfSchema = z.object({
  /** Views of the last thirty days, at all retailers. */
  impressions: z.number().int(),
  pages: z.array(shelfPageSchema).max(maxShelfPages),
  /** All product pages of the epack. */
  total: z.number().int(),
  problemCount: z.number().int(),
});

/** {@link shelfPageSchema}. @public */
export type ShelfPage = z.output<typeof shelfPageSchema>;
/** {@link epackShelfSchema}. @public */
export type EpackShelf = z.output<typeof epackShelfSchema>;

export const epackShelfCalls = {
  getEpackShelf: defineCall({
    id: 'getEpackShelf',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/shelf',
    summary:
      "The product pages mapped to an epack, their open problems, and the epack's impressions of thirty days.",
    permission: builders,
    params: z.object({ id: epackIdSchema }),
    response: dataOf(epackShelfSchema),
  }),
};
