import { z } from 'zod';

import { defineCall } from './call.ts';
import { daySchema, idListSchema, idSchema, namedSchema, tableFormatSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** A user's activity in a period, from the statistics log. @public */
export const userActivitySchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  group: namedSchema.nullable(),
  signInCount: z.number().int(),
  /** The number of times the user opened a screen. */
  enterCount: z.number().int(),
  actionCount: z.number().int(),
  /** Days with at least one action, in the report time zone. */
  activeDayCount: z.number().int(),
  /** The screen the user opened most often. */
  topTarget: z.string().nullable(),
  lastActionDate: z.string().nullable(),
});
/** {@link userActivitySchema}. @public */
export type UserActivity = z.output<typeof userActivitySchema>;

const sortable = [
  'username',
  'group',
  'signInCount',
  'enterCount',
  'actionCount',
  'activeDayCount',
  'lastActionDate',
] as const;
const filters = {
  from: daySchema.optional(),
  to: daySchema.optional(),
  groups: idListSchema.optional(),
};

export const usersStatsCalls = {
  listUsersStats: defineCall({
    id: 'listUsersStats',
    method: 'GET',
    path: '/users-stats',
    summary:
      'What users did from one day to another, the last 30 days by default; those who did nothing, too.',
    permission: 'Admin',
    query: listQuery({ sortable, filters }),
    response: listAnswer(userActivitySchema),
  }),
  exportUsersStats: defineCall({
    id: 'exportUsersStats',
    method: 'GET',
    path: '/users-stats/file',
    summary:
      'The whole list, as CSV or as XLSX with a sheet telling filters and source; `offset` and `limit` are passed over.',
    permission: 'Admin',
    query: listQuery({ sortable, filters: { ...filters, format: tableFormatSchema } }),
    response: z.instanceof(Blob),
    responseKind: 'blob',
  }),
};
