import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { sectionNameSchema } from './epack.ts';
import { epackIdSchema, textSchema } from './fields.ts';
import { builders } from './permissions.ts';

const path = '/api/constructor/epackages/{id}/steps';

const byEpackId = z.object({ id: epackIdSchema });
const address = { lang: sectionNameSchema, template: sectionNameSchema, page: sectionNameSchema };
const revisionSchema = z.number().int().min(1);

/** The number of steps that are kept of a page. @public */
export const maxPageSteps = 100;

/** A step in few words, by the names at the time. Values are stored ones, shortened. @public */
export const stepSummarySchema = z.object({
  /** The kind of step, such as `updateProperty`. */
  type: textSchema(60),
  componentKey: textSchema(60).nullish(),
  /** The block's own name, or the beginning of its text. */
  name: textSchema(200).nullish(),
  propName: textSchema(60).nullish(),
  /** The member of a prop that has several, such as the width of a border. */
  member: textSchema(60).nullish(),
  size: textSchema(20).nullish(),
  /** The value of the prop before and after the step; null for none. */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** The number of blocks, if the step did the same to several. */
  count: z.number().int().nullish(),
});

/**
 * A step of the history of a page. `entries` are its changes with their inverses, as the editor records them; null if they are
 * too large to keep.
 *
 * @public
 */
export const pageStepSchema = z.object({
  doneDate: z.iso.datetime(),
  summary: stepSummarySchema,
  entries: z
    .array(z.object({ change: z.unknown(), inverse: z.unknown() }))
    .max(500)
    .nullable(),
});

/** A kept step. `isDetached` steps are only read: the page was since saved without its history. @public */
export const keptStepSchema = pageStepSchema.extend({
  /** The username; null for a deleted user. */
  doneBy: z.string().nullable(),
  isDetached: z.boolean(),
});

/** {@link stepSummarySchema}. @public */
export type StepSummary = z.output<typeof stepSummarySchema>;
/** {@link pageStepSchema}. @public */
export type PageStep = z.output<typeof pageStepSchema>;
/** {@link keptStepSchema}. @public */
export type KeptStep = z.output<typeof keptStepSchema>;

/** Calls about the history of a page, kept for later visits. */
export const pageStepCalls = {
  listPageSteps: defineCall({
    id: 'listPageSteps',
    method: 'GET',
    path,
    summary: 'The last steps of the history of a page, oldest first, and the revision they lead to.',
    permission: builders,
    params: byEpackId,
    query: z.object(address),
    response: dataOf(z.object({ revision: revisionSchema.nullable(), steps: z.array(keptStepSchema) })),
  }),
  keepPageSteps: defineCall({
    id: 'keepPageSteps',
    method: 'PUT',
    path,
    summary:
      'Keeps the steps that lead to the current revision of a page, after the first `keep` of those that are kept. Steps that do not lead to `from` are only read from then on. 409 `stale` unless `revision` is the current one.',
    permission: builders,
    params: byEpackId,
    body: z.object({
      ...address,
      /** The revision that the kept steps lead to, as the caller knows it; null if unknown. */
      from: revisionSchema.nullable(),
      revision: revisionSchema,
      keep: z.number().int().min(0),
      steps: z.array(pageStepSchema).max(maxPageSteps),
    }),
    response: dataOf(z.object({ count: z.number().int() })),
    invalidates: ['listPageSteps'],
  }),
} as const;
