import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { readIfMatch, writeRevision } from '../../platform/http/revision.ts';
import { toSaver } from '../epacks/saver.ts';
import type { Services } from '../services.ts';
import { exportContent } from './exportContent.ts';
import { importOzonContent } from './importContent.ts';

/** Exports pages to marketplaces, and imports their content. */
export function marketplaceContentRoutes(routes: ContractRoutes, services: Services): void {
  routes.on(contract.exportForMarketplace, async ({ user, params, query }) => {
    const { lang: locale, template, page } = query;
    const { id, marketplace } = params;
    return ok(await exportContent(services, user, id, { marketplace, locale, template, page }));
  });
  routes.on(contract.importOzonContent, async ({ user, params, body, request, reply }) => {
    const saver = toSaver(services, user, languageOf(request));
    const imported = await importOzonContent(services, saver, params.id, body, readIfMatch(request));
    writeRevision(reply, imported.revision);
    return ok(imported);
  });
}
