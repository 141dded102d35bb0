import { z } from 'zod';

import { listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, namedSchema } from './fields.ts';
import { bulkAnswer, bulkBody, flagFilterSchema, listAnswer, listQuery, wordListSchema } from './list.ts';
import { openProblemSchema } from './monitor.ts';
import { pageProblemTypes } from './monitorNames.ts';
import { watchers } from './permissions.ts';

const lossFields = {
  /**
   * Estimated views lost per day: the package's daily views at the retailer in the four weeks before the problem minus
   * those since, split over its pages with problems by their own earlier views, at most these. A page charges them to one of its problems, so
   * sums count each view once.
   */
  lostPerDay: z.number(),
  /** The estimate by the worst and by the best of the four weeks. */
  lostRange: z.object({ low: z.number(), high: z.number() }),
};

/** A problem of a product page in the retail manager's list. @public */
export const pageProblemSchema = openProblemSchema.extend({
  page: z.object({ id: idSchema, productName: z.string(), link: z.string().nullable(), ean: z.string() }),
  retailer: namedSchema,
  license: namedSchema,
  expected: z.string(),
  found: z.string(),
  owner: z.object({ id: idSchema, username: z.string() }).nullable(),
  ...lossFields,
});

const problemFilters = {
  types: wordListSchema(pageProblemTypes).optional(),
  licenses: idListSchema.optional(),
  retailers: idListSchema.optional(),
  owners: idListSchema.optional(),
  isAcknowledged: flagFilterSchema.optional(),
};

/** The number of open problems of a retailer, by type. @public */
export const problemCountSchema = z.object({
  retailer: namedSchema,
  type: z.enum(pageProblemTypes),
  count: z.number().int(),
  ...lossFields,
});

/** {@link pageProblemSchema}. @public */
export type PageProblem = z.output<typeof pageProblemSchema>;
/** {@link problemCountSchema}. @public */
export type ProblemCount = z.output<typeof problemCountSchema>;

export const retailManagerCalls = {
  listPageProblems: defineCall({
    id: 'listPageProblems',
    method: 'GET',
    path: '/retail-manager',
    summary: 'Open problems of product pages; the one that costs most impressions first.',
    permission: watchers,
    query: listQuery({
      sortable: [
        'type',
        'productName',
        'retailer',
        'license',
        'since',
        'owner',
        'isAcknowledged',
        'lostPerDay',
      ],
      filters: problemFilters,
    }),
    response: listAnswer(pageProblemSchema),
  }),
  countPageProblems: defineCall({
    id: 'countPageProblems',
    method: 'GET',
    path: '/retail-manager/summary',
    summary: 'How many open problems of which type each retailer has; the costliest first.',
    permission: watchers,
    query: z.object({ licenses: idListSchema.optional(), retailers: idListSchema.optional() }),
    response: listOf(problemCountSchema),
  }),
  markPageProblems: defineCall({
    id: 'markPageProblems',
    method: 'POST',
    path: '/retail-manager/mark',
    summary:
      'Acknowledges problems, or gives them an owner. They clear by themselves when the page is right again.',
    permission: watchers,
    body: bulkBody(idSchema, problemFilters, {
      isAcknowledged: z.boolean().optional(),
      ownerId: idSchema.nullable().optional(),
    }),
    response: bulkAnswer(idSchema),
    invalidates: ['listPageProblems', 'countPageProblems'],
  }),
};
