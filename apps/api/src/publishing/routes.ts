import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { pickLanguage } from '../http/language.ts';
import { ok } from '../http/ok.ts';
import type { Services } from '../services.ts';
import { deleteEpack, publishEpack, unpublishEpack } from './publish.ts';

/** What goes out to retailers, and what comes back from them. */
export function publishingRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(contract.publishToStream, async ({ user, params, body, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(await publishEpack(services, user, params.id, body, language));
  });
  routes.on(contract.unpublish, async ({ user, params }) => {
    await unpublishEpack(services, user, params.id);
    return ok({});
  });
  routes.on(contract.deleteEpack, async ({ user, params }) => {
    await deleteEpack(services, user, params.id);
    return ok({});
  });
}
