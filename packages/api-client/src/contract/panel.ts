import { z } from 'zod';

import { doneSchema, itemsOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, pathIdSchema, textSchema } from './fields.ts';

/** A notice that a license owes money. @public */
export const debtNoticeSchema = z.object({
  id: idSchema,
  licenseId: idSchema,
  message: z.string(),
  createdDate: z.string(),
});
/** {@link debtNoticeSchema}. @public */
export type DebtNotice = z.output<typeof debtNoticeSchema>;

export const panelCalls = {
  writeLog: defineCall({
    id: 'writeLog',
    method: 'POST',
    path: '/front/logs',
    summary: 'Notes what the user did: sign-in, entering a route.',
    permission: 'User',
    scope: 'any',
    body: z.object({
      action: textSchema(100, 1),
      actionType: textSchema(100).nullish(),
      target: textSchema(500).nullish(),
      data: z.unknown().optional(),
    }),
    maxBodyBytes: 8 * 1024,
    response: doneSchema,
    invalidates: [],
  }),
  listDebtNotices: defineCall({
    id: 'listDebtNotices',
    method: 'POST',
    path: '/crm/notification/system/stream',
    summary: 'Debt notices of the given licenses the user has not closed.',
    permission: 'User',
    scope: 'any',
    body: z.object({
      userId: idSchema,
      systemIds: z.array(idSchema).max(1000),
      accessToken: textSchema(500).optional(),
    }),
    response: itemsOf(debtNoticeSchema),
    service: 'crm',
    invalidates: [],
  }),
  closeDebtNotice: defineCall({
    id: 'closeDebtNotice',
    method: 'POST',
    path: '/crm/notification/system/stream/{id}/close',
    summary: 'Closes a debt notice for the user.',
    permission: 'User',
    scope: 'any',
    params: z.object({ id: pathIdSchema }),
    body: z.object({ userId: idSchema, accessToken: textSchema(500).optional() }),
    response: doneSchema,
    service: 'crm',
    invalidates: ['searchDebtNotices', 'listDebtNotices'],
  }),
};
