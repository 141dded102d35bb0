import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { ok } from '../http/ok.ts';
import type { Services } from '../services.ts';

/** What users do in the panel, for the user statistics. */
export function logRoutes(routes: ContractRoutes, { database: { query } }: Services): void {
  routes.on(contract.writeLog, async ({ user, body }) => {
    await query
      .insertInto('front_log')
      .values({
        user_id: user.id,
        action: body.action,
        action_type: body.actionType ?? '',
        target: body.target ?? '',
        data: JSON.stringify(body.data ?? null),
      })
      .execute();
    return ok({});
  });
}
