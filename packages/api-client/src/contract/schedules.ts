import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { epackIdSchema, idSchema, namedSchema, pathIdSchema } from './fields.ts';
import { listAnswer } from './list.ts';
import { builders } from './permissions.ts';
import { publishingCalls } from './publishing.ts';

const byEpackId = z.object({ id: epackIdSchema });
const byScheduleId = byEpackId.extend({ scheduleId: pathIdSchema });

/** A time with its offset, such as `2026-12-01T09:00:00+03:00`. @public */
export const momentSchema = z.iso.datetime({ offset: true });

/** A scheduled publication. @public */
export const scheduleSchema = z.object({
  id: idSchema,
  /** When to publish. */
  publishDate: z.string(),
  /**
   * `waiting`: not due yet. `published`: done. `failed`: refused, with the code in `failure`. `cancelled`:
   * canceled.
   */
  state: z.enum(['waiting', 'published', 'failed', 'cancelled']),
  /** The error code of the refusal; null if there was none. */
  failure: z.string().nullable(),
  license: namedSchema,
  retailers: z.array(namedSchema),
  /** The user who scheduled the publication; it is published in their name. */
  scheduledBy: z.string(),
  /** The resulting publication. */
  publicationId: idSchema.nullable(),
});
/** {@link scheduleSchema}. @public */
export type Schedule = z.output<typeof scheduleSchema>;

const path = '/api/constructor/epackages/{id}/publications/schedules';

export const scheduleCalls = {
  listSchedules: defineCall({
    id: 'listSchedules',
    method: 'GET',
    path,
    summary:
      'The publications of an epack that were asked for ahead: those to come first, then the last ones.',
    permission: builders,
    params: byEpackId,
    response: listAnswer(scheduleSchema),
  }),
  schedulePublication: defineCall({
    id: 'schedulePublication',
    method: 'POST',
    path,
    summary:
      'Publishes an epack later, as it will be then, in the name of who asks and only if that is allowed then; refused now for what would refuse it now, and (409) beside one to the same retailer in the same minute.',
    permission: builders,
    scope: 'publish',
    params: byEpackId,
    body: publishingCalls.publishToStream.body.extend({ publishDate: momentSchema }),
    response: dataOf(scheduleSchema),
    invalidates: ['listSchedules'],
  }),
  moveSchedule: defineCall({
    id: 'moveSchedule',
    method: 'PUT',
    path: `${path}/{scheduleId}`,
    summary: 'Gives a publication that is waiting another time; 409 once it is over.',
    permission: builders,
    scope: 'publish',
    params: byScheduleId,
    body: z.object({ publishDate: momentSchema }),
    response: dataOf(scheduleSchema),
    invalidates: ['listSchedules'],
  }),
  cancelSchedule: defineCall({
    id: 'cancelSchedule',
    method: 'DELETE',
    path: `${path}/{scheduleId}`,
    summary: 'Calls a waiting publication off; 409 once it is over.',
    permission: builders,
    scope: 'publish',
    params: byScheduleId,
    response: doneSchema,
    invalidates: ['listSchedules'],
  }),
};
