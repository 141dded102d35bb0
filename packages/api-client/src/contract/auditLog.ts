import { z } from 'zod';

import { defineCall } from './call.ts';
import { daySchema, idListSchema, namedSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** A recorded administrative or publishing action. @public */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  date: z.string(),
  /** The user who acted, by username; null for the server itself. */
  user: namedSchema.nullable(),
  /** The action's name: `user.update`, `epack.publish`. */
  action: z.string(),
  /** The id of the changed object. */
  subject: z.string(),
  /** The object's current or last name; null if it has none. */
  subjectName: z.string().nullable(),
  /** Details. A change has `before` and `after`; secrets are left out. */
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
        /** A whole action name, or its first part: `user`. */
        action: textSchema(100).optional(),
        from: daySchema.optional(),
        to: daySchema.optional(),
      },
    }),
    response: listAnswer(auditEntrySchema),
  }),
};
