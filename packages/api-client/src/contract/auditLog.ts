import { z } from 'zod';

import { defineCall } from './call.ts';
import { daySchema, idListSchema, namedSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** One administrative or publishing act. @public */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Who did it, by username; null for the server itself. */
  user: namedSchema.nullable(),
  /** What was done: `user.update`, `epack.publish`. */
  action: z.string(),
  /** What it was done to: an id. */
  subject: z.string(),
  /** What that is called now, or was called last; null where it has no name. */
  subjectName: z.string().nullable(),
  /** Details; a change has `before` and `after`, without anything secret. */
  data: z.unknown(),
});
/** {@link auditEntrySchema}. @public */
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditCalls = {
  listAuditLog: defineCall({
    id: 'listAuditLog',
    method: 'GET',
    path: '/audit-log',
    summary: 'Administrative and publishing acts, newest first. `search` looks in action and subject.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['date', 'action', 'subject'],
      filters: {
        users: idListSchema.optional(),
        /** The whole action, or its first part: `user`. */
        action: textSchema(100).optional(),
        from: daySchema.optional(),
        to: daySchema.optional(),
      },
    }),
    response: listAnswer(auditEntrySchema),
  }),
};
