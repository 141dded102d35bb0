import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendTable } from '../../platform/sheets/sendTable.ts';
import type { Services } from '../services.ts';
import { listAuditLog } from './auditLog.ts';
import { listUsersStats } from './usersStats.ts';
import { usersStatsTable } from './usersStatsTable.ts';

/** Actions noted per address and minute: enough for an office of users behind one address. */
const noteRate = { config: { rateLimit: { max: 300, timeWindow: '1 minute' } } };

/** The logs of users' activity and of administrators' actions. */
export function logRoutes(routes: ContractRoutes, { config, database }: Services): void {
  routes.on(
    contract.writeLog,
    async ({ user, body }) => {
      await database.query
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
    },
    noteRate,
  );
  routes.on(contract.listAuditLog, async ({ user, query, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(await listAuditLog(database.query, user, query, { timeZone: config.timeZone, language }));
  });
  routes.on(contract.listUsersStats, async ({ user, query }) =>
    ok(await listUsersStats(database.query, user, query, config.timeZone)),
  );
  routes.on(contract.exportUsersStats, async ({ user, query: { format, ...query }, request, reply }) => {
    const language = pickLanguage(request.headers['accept-language']);
    const { timeZone } = config;
    return sendTable(
      reply,
      format,
      await usersStatsTable(database.query, user, query, { timeZone, language }),
    );
  });
}
