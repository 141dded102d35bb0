import { z } from 'zod';

import { dataOf, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, textSchema } from './fields.ts';
import { builders } from './permissions.ts';

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
 * A text proposed for a page. `sources` are the keys of the record's facts that it is taken from. A text with a `refusal` says
 * more than the record: it has a figure that no fact has, or names no fact.
 *
 * @public
 */
export const textProposalSchema = z.object({
  key: z.string(),
  text: z.string(),
  sources: z.array(z.string()),
  refusal: z
    .object({ code: z.enum(['figureUnknown', 'sourceMissing']), figure: z.string().nullable() })
    .nullable(),
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
      /** Write from the facts, or shorten. */
      task: z.enum(['write', 'shorten']),
      /** Of the page. */
      locale: textSchema(20, 1),
      texts: z
        .array(
          z.strictObject({
            /** The caller's name of the text. */
            key: textSchema(200, 1),
            /** Without markup. */
            text: textSchema(5000, 1),
            /** In characters. Default: none. */
            maxLength: z.int().min(1).max(5000).optional(),
          }),
        )
        .min(1)
        .max(20),
    }),
    response: itemsOf(textProposalSchema),
    invalidates: ['getAiUsage'],
  }),
} as const;
