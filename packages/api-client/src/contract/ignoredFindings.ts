import { z } from 'zod';

import { doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, namedSchema, textSchema } from './fields.ts';
import { listAnswer } from './list.ts';
import { builders } from './permissions.ts';

const path = '/api/constructor/epackages/{id}/ignored-findings';

const byEpackId = z.object({ id: epackIdSchema });

const keySchema = z.string().regex(/^[a-z\d.]{1,30}$/);

const reasonSchema = textSchema(500, 1).refine((text) => text.trim() !== '');

/**
 * A finding that a person judged to be no problem. `key` is that of `ignoreKey` in block-kit: of the place and of the
 * content there. Changed content is found again. `ignoredBy` is the username; null for a deleted user.
 *
 * @public
 */
export const ignoredFindingSchema = z.object({
  key: keySchema,
  reason: z.string(),
  ignoredBy: namedSchema.nullable(),
  ignoredDate: z.string(),
});
/** {@link ignoredFindingSchema}. @public */
export type IgnoredFinding = z.output<typeof ignoredFindingSchema>;

/** Calls about findings that are ignored with a reason. */
export const ignoredFindingCalls = {
  listIgnoredFindings: defineCall({
    id: 'listIgnoredFindings',
    method: 'GET',
    path,
    summary: 'Lists the findings of an epack that are ignored, latest first.',
    permission: builders,
    params: byEpackId,
    response: listAnswer(ignoredFindingSchema),
  }),
  ignoreFindings: defineCall({
    id: 'ignoreFindings',
    method: 'POST',
    path,
    summary:
      'Ignores findings with a reason: they no longer keep the epack from being published, until the content changes. 403 `ignoringNotAllowed` unless the rules of its license allow it.',
    permission: builders,
    params: byEpackId,
    body: z.object({ keys: z.array(keySchema).min(1).max(500), reason: reasonSchema }),
    response: doneSchema,
    invalidates: ['listIgnoredFindings', 'previewPublication'],
  }),
  restoreFinding: defineCall({
    id: 'restoreFinding',
    method: 'DELETE',
    path: `${path}/{key}`,
    summary: 'Stops ignoring a finding.',
    permission: builders,
    params: byEpackId.extend({ key: keySchema }),
    response: doneSchema,
    invalidates: ['listIgnoredFindings', 'previewPublication'],
  }),
} as const;
