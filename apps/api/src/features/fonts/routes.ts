import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import { requireFullAdmin } from '../access/adminScope.ts';
import type { Services } from '../services.ts';
import { listBundledFonts } from './bundled/listBundledFonts.ts';
import { listFonts, searchFonts } from './queries.ts';
import { addFont, deleteFont } from './service.ts';

/** The fonts besides the built-in ones. They belong to the installation, not to a license. */
export function fontRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  routes.on(contract.listFonts, async () => {
    const items = await listFonts(query);
    return ok({ items, total: items.length });
  });
  routes.on(contract.listBundledFonts, async () => {
    const items = await listBundledFonts(services.blobs);
    return ok({ items, total: items.length });
  });
  routes.on(contract.searchFonts, async ({ query: search }) => ok(await searchFonts(query, search)));
  routes.on(contract.addFont, async ({ user, body }) => {
    requireFullAdmin(user);
    const bytes = Buffer.from(body.data, 'base64');
    return ok(await addFont(services, user, { bytes, licenseStatement: body.licenseStatement }));
  });
  routes.on(contract.deleteFont, async ({ user, params }) => {
    requireFullAdmin(user);
    await deleteFont(services, user, params.id);
    return ok({});
  });
}
