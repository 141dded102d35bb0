import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { readUpload } from '../../platform/http/readUpload.ts';
import type { Services } from '../services.ts';
import { importRejections } from './importRejections.ts';
import { listRejections } from './listRejections.ts';
import { addRejection } from './recordRejection.ts';
import { ruleRejection } from './ruleRejection.ts';

/** Rejections of content by retailers and marketplaces. */
export function rejectionRoutes(routes: ContractRoutes, services: Services): void {
  const { database } = services;
  routes.on(contract.listRejections, async ({ user, query }) =>
    ok(await listRejections(database.query, user, query)),
  );
  routes.on(contract.addRejection, async ({ user, body, request }) =>
    ok(await addRejection(services, user, body, languageOf(request))),
  );
  routes.on(contract.importRejections, async ({ user, query, request }) => {
    const { bytes } = await readUpload(request);
    return ok(await importRejections(services, user, query, bytes, languageOf(request)));
  });
  routes.on(contract.ruleRejection, async ({ user, params: { id } }) => {
    await ruleRejection(database, user, id);
    return ok({});
  });
}
