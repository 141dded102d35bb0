import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { readIfMatch, writeRevision } from '../../platform/http/revision.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { toSaver } from '../epacks/saver.ts';
import type { Services } from '../services.ts';
import { compareVersions, listDeletedPages, listVersions, readVersion, restoreVersion } from './versions.ts';

function toAddress({ lang, template, page }: { lang: string; template: string; page: string }): PageAddress {
  return { locale: lang, template, page };
}

/** Earlier versions of pages, and restoring them. */
export function versionRoutes(routes: ContractRoutes, services: Services): void {
  const { database } = services;
  routes.on(contract.listPageVersions, async ({ user, params, query }) =>
    ok(await listVersions(database.query, user, params.id, toAddress(query), query)),
  );
  routes.on(contract.getPageVersion, async ({ user, params, query }) => {
    const address = { ...toAddress(query), revision: params.revision };
    return ok(await readVersion(database.query, user, params.id, address));
  });
  routes.on(contract.comparePageVersions, async ({ user, params, query }) => {
    const { from, to } = query;
    return ok(await compareVersions(database.query, user, params.id, { ...toAddress(query), from, to }));
  });
  routes.on(contract.restorePageVersion, async ({ user, params, body, request, reply }) => {
    const save = { ...toAddress(body), revision: params.revision, expected: readIfMatch(request) };
    const saver = toSaver(services, user, languageOf(request));
    const restored = await restoreVersion(database, saver, params.id, save);
    writeRevision(reply, restored.revision);
    return ok(restored);
  });
  routes.on(contract.listDeletedPages, async ({ user, params, query }) =>
    ok(await listDeletedPages(database.query, user, params.id, query)),
  );
}
