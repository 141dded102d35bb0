import { z } from 'zod';

import { dataOf, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, textSchema } from './fields.ts';
import { builders } from './permissions.ts';

/** The most texts of one request to the model. @public */
export const maxTextsPerRequest = 20;
/** The most characters of a text that a proposal is asked for. @public */
export const maxProposedLength = 5000;

/**
 * The record of an epack's page as it is now. `source` is the name of the data source or the imported table; `facts` are
 * its texts in the parts that pages show, null if the source no longer has the record.
 *
 * @public
 */
export const sourceRecordSchema = z.object({
  source: z.string(),
  facts: z.array(z.object({ key: z.string(), text: z.string() })).nullable(),
});

/**
 * The way texts are proposed: written from the facts, or shortened.
 *
 * @public
 */
export const textTaskSchema = z.enum(['write', 'shorten']);

/** Why a proposed text cannot be applied: it has a figure that no fact has, or names no fact. @public */
export const textRefusalSchema = z.object({
  code: z.enum(['figureUnknown', 'sourceMissing']),
  figure: z.string().nullable(),
});

/**
 * A text proposed for a page. `sources` are the keys of the record's facts that it is taken from. A text with a `refusal` says
 * more than the record: it has a figure that no fact has, or names no fact.
 *
 * @public
 */
export const textProposalSchema = z.object({
  key: z.string(),
  text: z.string(),
  sources: z.array(z.string()),
  refusal: textRefusalSchema.nullable(),
});

/** {@link textProposalSchema}. @public */
export type TextProposal = z.output<typeof textProposalSchema>;
/** {@link sourceRecordSchema}. @public */
export type SourceRecordWire = z.output<typeof sourceRecordSchema>;

/** Calls about the records that pages are made from. */
export const sourceRecordCalls = {
  getSourceRecord: defineCall({
    id: 'getSourceRecord',
    method: 'GET',
    path: '/api/constructor/epackages/{id}/source-record',
    summary:
      "What the record that an epack's page was made from says now: a row of a data source, or of the table last imported. Null if the epack has none, or the user cannot reach its source.",
    permission: builders,
    params: z.object({ id: epackIdSchema }),
    response: dataOf(sourceRecordSchema.nullable()),
  }),
  proposeTexts: defineCall({
    id: 'proposeTexts',
    method: 'POST',
    path: '/api/constructor/epackages/{id}/text-proposals',
    summary:
      "Asks the language model for texts of an epack's page, from its record alone and in the voice of the brand kit. Stores nothing. 409 `recordMissing` without a record, 503 `aiUnavailable` without a model.",
    permission: builders,
    params: z.object({ id: epackIdSchema }),
    body: z.strictObject({
      task: textTaskSchema,
      /** Of the page. */
      locale: textSchema(20, 1),
      texts: z
        .array(
          z.strictObject({
            /** The caller's name of the text. */
            key: textSchema(200, 1),
            /** Without markup. */
            text: textSchema(maxProposedLength, 1),
            /** In characters. Default: none. */
            maxLength: z.int().min(1).max(maxProposedLength).optional(),
          }),
        )
        .min(1)
        .max(maxTextsPerRequest),
    }),
    response: itemsOf(textProposalSchema),
    invalidates: ['getAiUsage'],
  }),
} as const;
