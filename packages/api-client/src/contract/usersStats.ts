import { z } from 'zod';

import { defineCall } from './call.ts';
import { daySchema, idListSchema, idSchema, namedSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** What one user did in a period, counted from the statistics log. @public */
export const userActivitySchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  group: namedSchema.nullable(),
  signInCount: z.number().int(),
  /** How often the user entered a screen. */
  enterCount: z.number().int(),
  actionCount: z.number().int(),
  /** Days of the report time zone with at least one action. */
  activeDayCount: z.number().int(),
  /** The screen entered most often. */
  topTarget: z.string().nullable(),
  lastActionDate: z.string().nullable(),
});
/** {@link userActivitySchema}. @public */
export type UserActivity = z.output<typeof userActivitySchema>;

export const usersStatsCalls = {
  listUsersStats: defineCall({
    id: 'listUsersStats',
    method: 'GET',
    path: '/users-stats',
    summary:
      'What users did from one day to another, the last 30 days by default; those who did nothing, too.',
    permission: 'Admin',
    query: listQuery({
      sortable: [
        'username',
        'group',
        'signInCount',
        'enterCount',
        'actionCount',
        'activeDayCount',
        'lastActionDate',
      ],
      filters: {
        from: daySchema.optional(),
        to: daySchema.optional(),
        groups: idListSchema.optional(),
      },
    }),
    response: listAnswer(userActivitySchema),
  }),
};
