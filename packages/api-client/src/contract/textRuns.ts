import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackFilters } from './epacks.ts';
import { epackIdSchema, idSchema, pathIdSchema, textSchema } from './fields.ts';
import { epackTypeSchema, sectionNameSchema } from './epack.ts';
import { flagFilterSchema, listAnswer, listQuery, selectionBody } from './list.ts';
import { builders } from './permissions.ts';
import { textRefusalSchema, textTaskSchema } from './sourceRecords.ts';

/**
 * The states of an epack in a text run. `proposed` has texts to review, `none` has no text to propose, `changed` was
 * edited after its texts were proposed and stays as it is.
 *
 * @public
 */
export const textRunRowStatusSchema = z.enum([
  'waiting',
  'proposed',
  'none',
  'applying',
  'applied',
  'changed',
  'failed',
]);

/**
 * A run that proposes texts for many epacks, from their records. A `paused` run has a `message` and waits to be
 * continued.
 *
 * @public
 */
export const textRunSchema = z.object({
  id: idSchema,
  task: textTaskSchema,
  locale: z.string(),
  status: z.enum(['running', 'paused', 'stopped', 'done']),
  /** The reason of a pause. */
  message: z.string().nullable(),
  createdDate: z.string(),
  total: z.number().int(),
  counts: z.record(textRunRowStatusSchema, z.number().int()),
  /** Epacks with texts that the user has reviewed and not applied. */
  reviewedCount: z.number().int(),
  /** Texts of all epacks that are longer than 5,000 characters, so that none are proposed for them. */
  skippedCount: z.number().int(),
});

/** A run in the list of a user's text runs. @public */
export const textRunListItemSchema = textRunSchema.omit({
  message: true,
  reviewedCount: true,
  skippedCount: true,
});

/** An epack of a text run. @public */
export const textRunRowSchema = z.object({
  id: idSchema,
  epackId: epackIdSchema,
  name: z.string(),
  type: epackTypeSchema,
  thumbnail: z.string().nullable(),
  status: textRunRowStatusSchema,
  /** The reason of a failure, or of no proposals. */
  message: z.string().nullable(),
  isReviewed: z.boolean(),
  /** Texts that can be applied, or were. */
  proposalCount: z.number().int(),
  /** Proposals that cannot be applied, each with its reason. */
  refusals: z.array(textRefusalSchema),
  /** Texts that are longer than 5,000 characters, so that none are proposed for them. */
  skippedCount: z.number().int(),
});

/** The place of a text in an epack. */
const textPlaceSchema = z.object({
  /** Unique in the epack. */
  key: z.string(),
  template: z.string(),
  page: z.string(),
  /** The block with the text, as far as its name needs. */
  component: z.object({
    componentKey: z.string(),
    displayName: z.string(),
    customName: z.string().optional(),
  }),
});

/** A text that is too long to propose another for. @public */
export const textRunSkippedSchema = textPlaceSchema.extend({ letterCount: z.number().int() });

/** A text proposed for an epack of a run. @public */
export const textRunProposalSchema = textPlaceSchema.extend({
  /** Without markup, as the page had it. */
  before: z.string(),
  after: z.string(),
  /** The facts of the record that it is taken from. */
  sources: z.array(z.object({ key: z.string(), text: z.string() })),
  refusal: textRefusalSchema.nullable(),
  /** Whether the user keeps the page's text. */
  isLeft: z.boolean(),
});

/** An epack of a text run with its proposals. @public */
export const textRunProposalsSchema = textRunRowSchema.extend({
  proposals: z.array(textRunProposalSchema),
  skipped: z.array(textRunSkippedSchema),
});

/** {@link textRunSchema}. @public */
export type TextRun = z.output<typeof textRunSchema>;
/** {@link textRunListItemSchema}. @public */
export type TextRunListItem = z.output<typeof textRunListItemSchema>;
/** {@link textRunRowSchema}. @public */
export type TextRunRow = z.output<typeof textRunRowSchema>;
/** {@link textRunProposalsSchema}. @public */
export type TextRunProposals = z.output<typeof textRunProposalsSchema>;

const byId = z.object({ id: pathIdSchema });
const byRow = byId.extend({ rowId: pathIdSchema });
const rowIds = z.array(idSchema).min(1).max(10_000).optional();
const runReads = ['listTextRuns', 'getTextRun', 'listTextRunRows', 'getTextRunRow'] as const;

/** Calls about texts proposed for many epacks. */
export const textRunCalls = {
  createTextRun: defineCall({
    id: 'createTextRun',
    method: 'POST',
    path: '/api/constructor/text-runs',
    summary:
      "Proposes texts for the pages of many epacks in one locale in the background, from their records alone: for those of `ids`, or for all a list would show for `filter`. Texts longer than 5,000 characters are skipped and listed. Changes no page. One request to the model at a time, within the user's daily limits. 404 without any epack, 503 `aiUnavailable` without a model.",
    permission: builders,
    body: selectionBody(epackIdSchema, epackFilters, { task: textTaskSchema, locale: sectionNameSchema }),
    response: dataOf(textRunSchema),
    invalidates: ['listTextRuns'],
  }),
  listTextRuns: defineCall({
    id: 'listTextRuns',
    method: 'GET',
    path: '/api/constructor/text-runs',
    summary: 'The text runs of the user in the last 30 days, last one first.',
    permission: builders,
    query: listQuery({ sortable: ['createdDate'], filters: {} }),
    response: listAnswer(textRunListItemSchema),
  }),
  getTextRun: defineCall({
    id: 'getTextRun',
    method: 'GET',
    path: '/api/constructor/text-runs/{id}',
    summary:
      'One text run of the user, with its progress. Epacks that the user can no longer reach do not count.',
    permission: builders,
    params: byId,
    response: dataOf(textRunSchema),
  }),
  listTextRunRows: defineCall({
    id: 'listTextRunRows',
    method: 'GET',
    path: '/api/constructor/text-runs/{id}/packages',
    summary: 'The epacks of a text run, by name.',
    permission: builders,
    params: byId,
    query: listQuery({
      sortable: ['name', 'status'],
      filters: { status: textRunRowStatusSchema.optional(), isReviewed: flagFilterSchema.optional() },
    }),
    response: listAnswer(textRunRowSchema),
  }),
  getTextRunRow: defineCall({
    id: 'getTextRunRow',
    method: 'GET',
    path: '/api/constructor/text-runs/{id}/packages/{rowId}',
    summary: 'An epack of a text run, with each proposed text beside the text that the page had.',
    permission: builders,
    params: byRow,
    response: dataOf(textRunProposalsSchema),
  }),
  reviewTextRunRow: defineCall({
    id: 'reviewTextRunRow',
    method: 'PUT',
    path: '/api/constructor/text-runs/{id}/packages/{rowId}/review',
    summary: 'Stores the review of an epack of a text run: `left` are the keys of proposals not to apply.',
    permission: builders,
    params: byRow,
    body: z.strictObject({ isReviewed: z.boolean(), left: z.array(textSchema(1000, 1)).max(10_000) }),
    response: dataOf(textRunProposalsSchema),
    invalidates: runReads,
  }),
  applyTextRun: defineCall({
    id: 'applyTextRun',
    method: 'POST',
    path: '/api/constructor/text-runs/{id}/apply',
    summary:
      'Saves the proposed texts of the epacks of `rowIds`, or of all reviewed ones, in the background. Refused texts are never applied. A page that was edited after its texts were proposed stays as it is: its epack becomes `changed`. Applying again changes nothing.',
    permission: builders,
    params: byId,
    body: z.strictObject({ rowIds }),
    response: dataOf(textRunSchema),
    invalidates: runReads,
  }),
  continueTextRun: defineCall({
    id: 'continueTextRun',
    method: 'POST',
    path: '/api/constructor/text-runs/{id}/continue',
    summary:
      'Continues a paused or stopped text run. With `rowIds`, proposes texts again for those epacks if they are `changed`, `failed` or `none`.',
    permission: builders,
    params: byId,
    body: z.strictObject({ rowIds }),
    response: dataOf(textRunSchema),
    invalidates: runReads,
  }),
  stopTextRun: defineCall({
    id: 'stopTextRun',
    method: 'POST',
    path: '/api/constructor/text-runs/{id}/stop',
    summary:
      'Stops a running text run after the request to the model that is under way. Proposed texts stay.',
    permission: builders,
    params: byId,
    response: dataOf(textRunSchema),
    invalidates: runReads,
  }),
} as const;
