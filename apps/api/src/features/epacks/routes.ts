import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { readIfMatch, writeRevision } from '../../platform/http/revision.ts';
import type { Services } from '../services.ts';
import { editPropsOfEpacks } from './bulkProperties.ts';
import { copyEpack, copySection } from './copy.ts';
import { createEpack } from './createEpack.ts';
import { restoreEpack } from './deletion.ts';
import { listDeletedEpacks, listEpacks } from './listEpacks.ts';
import { readPage, saveComponents } from './pages.ts';
import { changeOwner, editProps } from './properties.ts';
import { readEpack } from './readEpack.ts';
import { saveEpack } from './saveEpack.ts';
import { toSaver } from './saver.ts';

/** Epacks: list, read, save, copy, hand over. */
export function epackRoutes(routes: ContractRoutes, services: Services): void {
  const { database, config } = services;
  routes.on(contract.listEpacks, async ({ user, query }) => {
    const { 'criteria[search]': search = query.search, 'criteria[type]': type = query.type } = query;
    return ok(await listEpacks(database.query, user, { ...query, search, type: type || undefined }));
  });
  routes.on(contract.listDeletedEpacks, async ({ user, query }) =>
    ok(await listDeletedEpacks(database.query, user, query, config.keeping.deletedDays)),
  );
  routes.on(contract.restoreEpack, async ({ user, params }) =>
    ok(await restoreEpack(database, user, params.id)),
  );
  routes.on(contract.getEpack, async ({ user, params, query }) =>
    ok(await readEpack(database.query, user, params.id, query)),
  );
  routes.on(contract.createEpack, async ({ user, body, request }) =>
    ok(await createEpack(database, toSaver(services, user, languageOf(request)), body)),
  );
  routes.on(contract.saveEpack, async ({ user, params, body, request }) =>
    ok(await saveEpack(database, toSaver(services, user, languageOf(request)), params.id, body)),
  );
  routes.on(contract.copyEpack, async ({ user, params, body, request }) =>
    ok({ id: await copyEpack(database, user, params.id, body?.name, languageOf(request)) }),
  );
  routes.on(contract.copySection, async ({ user, params, body, request }) =>
    ok(await copySection(database, toSaver(services, user, languageOf(request)), params.id, body)),
  );
  routes.on(contract.changeEpackOwner, async ({ user, body }) =>
    ok({ changed: await changeOwner(database, user, body.userId, body.epackageIds) }),
  );
  routes.on(contract.editEpackProps, async ({ user, params, body }) =>
    ok(await editProps(database, user, params.id, body)),
  );
  routes.on(contract.editPropsOfEpacks, async ({ user, body, request }) =>
    ok(await editPropsOfEpacks(database, user, body, languageOf(request))),
  );
  pageRoutes(routes, services);
}

/** Routes of single pages. */
function pageRoutes(routes: ContractRoutes, services: Services): void {
  const { database } = services;
  routes.on(contract.getComponents, async ({ user, params, query, reply }) => {
    const { lang: locale, template, page } = query;
    const found = await readPage(database.query, user, params.id, { locale, template, page });
    writeRevision(reply, found.revision);
    return ok(found);
  });
  routes.on(contract.saveComponents, async ({ user, params, body, request, reply }) => {
    const saver = toSaver(services, user, languageOf(request));
    const saved = await saveComponents(database, saver, params.id, body, readIfMatch(request));
    if (saved.revision !== null) writeRevision(reply, saved.revision);
    return ok(saved);
  });
}
