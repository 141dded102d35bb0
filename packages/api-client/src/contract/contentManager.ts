import { z } from 'zod';

import { defineCall } from './call.ts';
import { epackTypeSchema } from './epack.ts';
import { epackIdSchema, idListSchema, idSchema, namedSchema, textSchema } from './fields.ts';
import { bulkAnswer, bulkBody, flagFilterSchema, listAnswer, listQuery } from './list.ts';

/** An epack in the content manager's queue. @public */
export const contentItemSchema = z.object({
  id: epackIdSchema,
  name: z.string(),
  type: epackTypeSchema,
  brand: z.string(),
  ean: z.string(),
  license: namedSchema.nullable(),
  /** ISO 8601, when the content was last changed. */
  updatedDate: z.string(),
  /** Whether any retailer shows the epack. */
  isPublished: z.boolean(),
  /** Whether the epack is published and has had no views for seven days. */
  hasNoTraffic: z.boolean(),
  /** Whether the current content was checked. */
  isChecked: z.boolean(),
  /** The result of the check; null if it has none. */
  isCorrect: z.boolean().nullable(),
  /** Whether the content changed after it was checked. */
  isChangedSince: z.boolean(),
  note: z.string(),
  reviewer: z.object({ id: idSchema, username: z.string() }).nullable(),
  reviewedDate: z.string().nullable(),
});

/** {@link contentItemSchema}. @public */
export type ContentItem = z.output<typeof contentItemSchema>;

const contentFilters = {
  licenses: idListSchema.optional(),
  type: epackTypeSchema.optional(),
  isChecked: flagFilterSchema.optional(),
  isCorrect: flagFilterSchema.optional(),
  isPublished: flagFilterSchema.optional(),
  hasNoTraffic: flagFilterSchema.optional(),
  isChangedSince: flagFilterSchema.optional(),
};

export const contentManagerCalls = {
  listContent: defineCall({
    id: 'listContent',
    method: 'GET',
    path: '/content-manager',
    summary:
      'Epacks to be checked; what nobody has checked as it is now first. `search` looks in name, brand and EAN.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['name', 'brand', 'license', 'updatedDate', 'isChecked', 'isCorrect', 'reviewedDate'],
      filters: contentFilters,
    }),
    response: listAnswer(contentItemSchema),
  }),
  markContent: defineCall({
    id: 'markContent',
    method: 'POST',
    path: '/content-manager/mark',
    summary:
      'Marks epacks as checked or not, correct or incorrect, with a note. It holds until the content is changed.',
    permission: 'Admin',
    body: bulkBody(epackIdSchema, contentFilters, {
      isChecked: z.boolean().optional(),
      /** The result of the check; null for none. An epack with a result counts as checked. */
      isCorrect: z.boolean().nullable().optional(),
      note: textSchema(2000).optional(),
    }),
    response: bulkAnswer(epackIdSchema),
    // Keeps a marked row in its place, so that the reviewer does not lose theirs.
    invalidates: [],
  }),
};
