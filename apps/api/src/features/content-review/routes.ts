import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { listContent } from './listContent.ts';
import { markContent } from './markContent.ts';

/** The content manager. */
export function contentReviewRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(contract.listContent, async ({ user, query }) =>
    ok(await listContent(services.database.query, user, query)),
  );
  routes.on(contract.markContent, async ({ user, body, request }) =>
    ok(await markContent(services, user, body, pickLanguage(request.headers['accept-language']))),
  );
}
