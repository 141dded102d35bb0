import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** A debt notice as administrators see it. @public */
export const debtNoticeRecordSchema = z.object({
  id: idSchema,
  license: namedSchema,
  messageEn: z.string(),
  messageRu: z.string(),
  /** The number of users who closed the notice. */
  closedCount: z.number().int(),
  createdDate: z.string(),
});

/** The fields of a debt notice that administrators set. @public */
export const debtNoticeInputSchema = z.strictObject({
  licenseId: idSchema,
  messageEn: textSchema(2000, 1),
  messageRu: textSchema(2000, 1),
});

/** {@link debtNoticeRecordSchema}. @public */
export type DebtNoticeRecord = z.output<typeof debtNoticeRecordSchema>;
/** {@link debtNoticeInputSchema}. @public */
export type DebtNoticeInput = z.output<typeof debtNoticeInputSchema>;

export const debtNoticeCalls = {
  searchDebtNotices: defineCall({
    id: 'searchDebtNotices',
    method: 'GET',
    path: '/debt-notices',
    summary: 'Debt notices of this installation, for their administration. `search` looks in the messages.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['id', 'license', 'createdDate', 'closedCount'],
      filters: { licenses: idListSchema.optional() },
    }),
    response: listAnswer(debtNoticeRecordSchema),
  }),
  createDebtNotice: defineCall({
    id: 'createDebtNotice',
    method: 'POST',
    path: '/debt-notices',
    summary: 'A new debt notice for the users of a license; ROLE_ADMIN only.',
    permission: 'Admin',
    body: debtNoticeInputSchema,
    response: dataOf(debtNoticeRecordSchema),
    invalidates: ['searchDebtNotices', 'listDebtNotices'],
  }),
  deleteDebtNotice: defineCall({
    id: 'deleteDebtNotice',
    method: 'DELETE',
    path: '/debt-notices/{id}',
    summary: 'Takes a debt notice back; ROLE_ADMIN only.',
    permission: 'Admin',
    params: z.object({ id: pathIdSchema }),
    response: doneSchema,
    invalidates: ['searchDebtNotices', 'listDebtNotices'],
  }),
};
