import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import { forward } from '../../platform/http/forward.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { bearerOf } from '../access/authenticate.ts';
import type { Services } from '../services.ts';
import { closeDebtNotice, listDebtNotices } from './queries.ts';

/** `userId` is sent in the body; it must be the user's own. */
function checkOwn(user: CurrentUser, body: { userId: number }): void {
  if (body.userId !== user.id) throw forbidden();
}

/** Answers the CRM service's debt notices from our own database. */
export function answerNotices(routes: ContractRoutes, { database }: Pick<Services, 'database'>): void {
  routes.on(contract.listDebtNotices, async ({ user, body, request }) => {
    checkOwn(user, body);
    const language = pickLanguage(request.headers['accept-language']);
    const items = await listDebtNotices(database.query, user, body.systemIds, language);
    return ok({ items, total: items.length });
  });
  routes.on(contract.closeDebtNotice, async ({ user, params, body }) => {
    checkOwn(user, body);
    if (!(await closeDebtNotice(database.query, user, params.id))) throw notFound();
    return ok({});
  });
}

/**
 * Forwards the same calls to an external CRM service. The token of this request replaces the body's, so that
 * no caller can act as another user.
 */
export function forwardNotices(routes: ContractRoutes, baseUrl: string): void {
  routes.on(contract.listDebtNotices, ({ user, body, request }) => {
    checkOwn(user, body);
    return forward(contract.listDebtNotices, request, {
      baseUrl,
      path: '/notification/system/stream',
      body: { ...body, accessToken: bearerOf(request) },
    });
  });
  routes.on(contract.closeDebtNotice, ({ user, params, body, request }) => {
    checkOwn(user, body);
    return forward(contract.closeDebtNotice, request, {
      baseUrl,
      path: `/notification/system/stream/${params.id}/close`,
      body: { ...body, accessToken: bearerOf(request) },
    });
  });
}
