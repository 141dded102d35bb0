import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { forbidden, notFound } from '../http/failure.ts';
import { forward } from '../http/forward.ts';
import { pickLanguage } from '../http/language.ts';
import { ok } from '../http/ok.ts';
import type { Services } from '../services.ts';
import { closeDebtNotice, listDebtNotices } from './queries.ts';

/** The debt notices of the CRM service. `userId` travels in the body; it must be the user's own. */
export function crmRoutes(routes: ContractRoutes, { config, database: { query } }: Services): void {
  const baseUrl = config.crmBaseUrl;
  routes.on(contract.listDebtNotices, async ({ user, body, request }) => {
    if (body.userId !== user.id) throw forbidden();
    if (baseUrl) {
      return forward(contract.listDebtNotices, { baseUrl, path: '/notification/system/stream', body });
    }
    const language = pickLanguage(request.headers['accept-language']);
    const items = await listDebtNotices(query, user, body.systemIds, language);
    return ok({ items, total: items.length });
  });
  routes.on(contract.closeDebtNotice, async ({ user, params, body }) => {
    if (body.userId !== user.id) throw forbidden();
    if (baseUrl) {
      const path = `/notification/system/stream/${params.id}/close`;
      return forward(contract.closeDebtNotice, { baseUrl, path, body });
    }
    if (!(await closeDebtNotice(query, user, params.id))) throw notFound();
    return ok({});
  });
}
