import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { readBrandKit } from './readBrandKit.ts';
import { readContentRules } from './readContentRules.ts';
import { ignoreFindings, listIgnored, restoreFinding } from './ignored/ignoredFindings.ts';
import { previewKit } from './looks/previewKit.ts';
import { readOldLooks, startRepublishing } from './looks/looks.ts';
import { previewPublication } from './preview.ts';
import { listPublications, listRetailerStates } from './publications.ts';
import { publishEpack } from './publish.ts';
import { previewRollBack, rollBackPublication } from './rollBack.ts';
import { cancelSchedule, listSchedules, moveSchedule, schedulePublication } from './schedules/schedules.ts';
import { deleteEpack, unpublishEpack } from './unpublish.ts';

/** Publishing to retailers, and feedback from their pages. */
export function publishingRoutes(routes: ContractRoutes, services: Services): void {
  const { query: read } = services.database;
  routes.on(contract.publishToStream, async ({ user, params, body, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(await publishEpack(services, user, params.id, body, { language }));
  });
  routes.on(contract.previewPublication, async ({ user, params, query, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(
      await previewPublication({ query: read, blocks: services.blocks }, user, params.id, query, language),
    );
  });
  routes.on(contract.getOldLooks, async ({ user, params }) => ok(await readOldLooks(read, user, params.id)));
  routes.on(contract.republishOldLooks, async ({ user, params }) =>
    ok(await startRepublishing(services, user, params.id)),
  );
  routes.on(contract.previewKit, async ({ user, params, body, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(await previewKit(services, user, params.id, { kit: body.brandKit, language }));
  });
  routes.on(contract.getBrandKit, async ({ user, query }) =>
    ok(await readBrandKit(read, user, query.epackId)),
  );
  routes.on(contract.getContentRules, async ({ user, query }) =>
    ok(await readContentRules(read, user, query.epackId)),
  );
  routes.on(contract.listIgnoredFindings, async ({ user, params }) => {
    const items = await listIgnored(read, user, params.id);
    return ok({ items, total: items.length });
  });
  routes.on(contract.ignoreFindings, async ({ user, params, body }) => {
    await ignoreFindings(services.database, user, params.id, body);
    return ok({});
  });
  routes.on(contract.restoreFinding, async ({ user, params }) => {
    await restoreFinding(services.database, user, params.id, params.key);
    return ok({});
  });
  routes.on(contract.unpublish, async ({ user, params, body }) => {
    await unpublishEpack(services, user, params.id, body?.retailerIds);
    return ok({});
  });
  routes.on(contract.deleteEpack, async ({ user, params }) => {
    await deleteEpack(services, user, params.id);
    return ok({});
  });
  routes.on(contract.listPublications, async ({ user, params, query }) =>
    ok(await listPublications(read, user, params.id, query)),
  );
  routes.on(contract.listRetailerStates, async ({ user, params }) => {
    const items = await listRetailerStates(read, user, params.id, services);
    return ok({ items, total: items.length });
  });
  routes.on(contract.rollBackPublication, async ({ user, params, body }) =>
    ok(await rollBackPublication(services, user, { ...params, asked: body?.retailerIds })),
  );
  routes.on(contract.previewRollBack, async ({ user, params }) =>
    ok(await previewRollBack(services, user, { ...params, asked: undefined })),
  );
  routes.on(contract.listSchedules, async ({ user, params }) => {
    const items = await listSchedules(read, user, params.id);
    return ok({ items, total: items.length });
  });
  routes.on(contract.schedulePublication, async ({ user, params, body, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(await schedulePublication(services, user, params.id, body, { language }));
  });
  routes.on(contract.moveSchedule, async ({ user, params, body }) =>
    ok(await moveSchedule(services, user, params.id, params.scheduleId, body.publishDate)),
  );
  routes.on(contract.cancelSchedule, async ({ user, params }) => {
    await cancelSchedule(services, user, params.id, params.scheduleId);
    return ok({});
  });
}
