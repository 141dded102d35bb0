import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackFilters } from './epacks.ts';
import { epackTypeSchema } from './epack.ts';
import { epackIdSchema, idSchema, pathIdSchema } from './fields.ts';
import { listAnswer, listQuery, selectionBody } from './list.ts';
import { builders } from './permissions.ts';
import { momentSchema } from './schedules.ts';

/** The actions of a bulk publication. `rollBack` restores the version before the one shown. @public */
export const publicationActionSchema = z.enum(['publish', 'schedule', 'unpublish', 'rollBack']);

/**
 * The states of an epack in a bulk publication. `checking`: not checked yet. `ready`: nothing speaks against it.
 * `refused`: would be refused. `none`: there is nothing to do. `waiting`: asked for. `done` and `failed`: the outcome.
 *
 * @public
 */
export const publicationRunRowStatusSchema = z.enum([
  'checking',
  'ready',
  'refused',
  'none',
  'waiting',
  'done',
  'failed',
]);

/**
 * Publishes, schedules, unpublishes or rolls back many epacks. It is `checked` once each epack was checked; nothing is
 * written before the user continues it.
 *
 * @public
 */
export const publicationRunSchema = z.object({
  id: idSchema,
  action: publicationActionSchema,
  /** When a `schedule` publishes; null for other actions. */
  publishDate: z.string().nullable(),
  status: z.enum(['checking', 'checked', 'running', 'stopped', 'done']),
  createdDate: z.string(),
  total: z.number().int(),
  counts: z.record(publicationRunRowStatusSchema, z.number().int()),
});

/** An epack of a bulk publication. @public */
export const publicationRunRowSchema = z.object({
  id: idSchema,
  epackId: epackIdSchema,
  name: z.string(),
  type: epackTypeSchema,
  thumbnail: z.string().nullable(),
  status: publicationRunRowStatusSchema,
  /** The number of retailers that it reaches, as far as it is known. */
  retailerCount: z.number().int().nullable(),
  /** The reason of a refusal or a failure, or of nothing to do. */
  message: z.string().nullable(),
  /** The reasons one by one, such as the missing fields, in the language the run was begun in. */
  reasons: z.array(z.string()),
});

/** {@link publicationActionSchema}. @public */
export type PublicationAction = z.output<typeof publicationActionSchema>;
/** {@link publicationRunSchema}. @public */
export type PublicationRun = z.output<typeof publicationRunSchema>;
/** {@link publicationRunRowSchema}. @public */
export type PublicationRunRow = z.output<typeof publicationRunRowSchema>;

const byId = z.object({ id: pathIdSchema });
const runReads = ['listPublicationRuns', 'getPublicationRun', 'listPublicationRunRows'] as const;

/** Calls about publishing many epacks at once. */
export const publicationRunCalls = {
  createPublicationRun: defineCall({
    id: 'createPublicationRun',
    method: 'POST',
    path: '/api/constructor/publication-runs',
    summary:
      'Checks in the background what publishing, scheduling, unpublishing or rolling back would do with many epacks: with those of `ids`, or with all a list would show for `filter`. Writes nothing to retailers; `continuePublicationRun` does. 404 without any epack, 403 without the right to publish.',
    permission: builders,
    body: selectionBody(epackIdSchema, epackFilters, {
      action: publicationActionSchema,
      /** Required to schedule. */
      publishDate: momentSchema.optional(),
      /** Whether other packages of the user with the same codes may be replaced. */
      mayRewrite: z.boolean().default(false),
      /** Limits each epack to these of its retailers. Default: all. */
      retailerIds: z.array(idSchema).min(1).max(1000).optional(),
    }),
    response: dataOf(publicationRunSchema),
    invalidates: ['listPublicationRuns'],
  }),
  listPublicationRuns: defineCall({
    id: 'listPublicationRuns',
    method: 'GET',
    path: '/api/constructor/publication-runs',
    summary: 'The bulk publications of the user in the last 30 days, last one first.',
    permission: builders,
    query: listQuery({ sortable: ['createdDate'], filters: {} }),
    response: listAnswer(publicationRunSchema),
  }),
  getPublicationRun: defineCall({
    id: 'getPublicationRun',
    method: 'GET',
    path: '/api/constructor/publication-runs/{id}',
    summary:
      'One bulk publication of the user, with its progress. Epacks that the user can no longer reach do not count.',
    permission: builders,
    params: byId,
    response: dataOf(publicationRunSchema),
  }),
  listPublicationRunRows: defineCall({
    id: 'listPublicationRunRows',
    method: 'GET',
    path: '/api/constructor/publication-runs/{id}/packages',
    summary: 'The epacks of a bulk publication with their outcomes and reasons, by name.',
    permission: builders,
    params: byId,
    query: listQuery({
      sortable: ['name', 'status'],
      filters: { status: publicationRunRowStatusSchema.optional() },
    }),
    response: listAnswer(publicationRunRowSchema),
  }),
  continuePublicationRun: defineCall({
    id: 'continuePublicationRun',
    method: 'POST',
    path: '/api/constructor/publication-runs/{id}/continue',
    summary:
      'Does what a checked bulk publication is for with the epacks that are ready, in the background, and once more with those that failed. One that was stopped during its check goes on with the check. Epacks are checked again; one that fails does not stop the others. Each license takes its turn.',
    permission: builders,
    params: byId,
    response: dataOf(publicationRunSchema),
    invalidates: runReads,
  }),
  stopPublicationRun: defineCall({
    id: 'stopPublicationRun',
    method: 'POST',
    path: '/api/constructor/publication-runs/{id}/stop',
    summary:
      'Stops a bulk publication after the epacks under way. What is done stays; the others are ready again.',
    permission: builders,
    params: byId,
    response: dataOf(publicationRunSchema),
    invalidates: runReads,
  }),
} as const;
