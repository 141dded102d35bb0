import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import { languageOf, type Language } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { readUpload } from '../../platform/http/readUpload.ts';
import { checkRecordRevision } from '../../platform/http/recordRevision.ts';
import { writeRevision } from '../../platform/http/revision.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Services } from '../services.ts';
import { alertRoutes } from './alerts/routes.ts';
import { renewStatuses } from './checking/renewStatuses.ts';
import { fetchFeed } from './import/fetchFeed.ts';
import { importPages } from './import/importPages.ts';
import { checkIncidents } from './incidents/changeIncidents.ts';
import { incidentRoutes } from './incidents/routes.ts';
import { checkPages } from './jobs.ts';
import { activateEpack } from './pages/activation.ts';
import { changeMany } from './pages/bulk.ts';
import { changePages, deletePages, sendReasons } from './pages/bulkChanges.ts';
import { addPage, changePage, deletePage, lockPage } from './pages/changePages.ts';
import { readEpackShelf } from './pages/epackShelf.ts';
import { findPage, listPages } from './pages/listPages.ts';
import { checkLink } from './pages/pageLink.ts';
import { readPageDetail } from './pages/readPageDetail.ts';
import { listReasons, removeReason, sendReason } from './pages/reasons.ts';
import { suggestMappings } from './pages/suggestMappings.ts';
import { problemRoutes } from './problems/routes.ts';
import { reasonCatalogueRoutes } from './reasons/routes.ts';
import { scriptOriginsOf } from './scriptOrigins.ts';
import { findShot } from './shots/pageShots.ts';

async function readPage(query: Queryable, user: CurrentUser, id: number, language: Language) {
  const page = await findPage(query, user, id, language);
  if (!page) throw notFound();
  return page;
}

/** The live monitor and the retail manager. */
export function monitorRoutes(routes: ContractRoutes, services: Services): void {
  listRoutes(routes, services);
  bulkRoutes(routes, services);
  pageRoutes(routes, services);
  reasonRoutes(routes, services);
  problemRoutes(routes, services);
  incidentRoutes(routes, services);
  alertRoutes(routes, services);
  reasonCatalogueRoutes(routes, services);
}

/** Many pages at once. */
function listRoutes(routes: ContractRoutes, { config, database, jobs }: Services): void {
  routes.on(contract.listMonitoredPages, async ({ user, query, request }) =>
    ok(await listPages(database.query, user, query, languageOf(request))),
  );
  routes.on(contract.importMonitoredPages, async ({ user, query, request }) => {
    const { bytes } = await readUpload(request);
    const answer = await importPages(database, user, query, bytes, languageOf(request));
    if (!query.dryRun) await jobs.send(checkPages, {});
    return ok(answer);
  });
  routes.on(contract.importPageFeed, async ({ user, body: { address, ...target }, request }) => {
    const bytes = await fetchFeed(config, address);
    const answer = await importPages(database, user, target, bytes, languageOf(request));
    if (!target.dryRun) await jobs.send(checkPages, {});
    return ok(answer);
  });
  routes.on(contract.checkMonitoredPages, async ({ user, body, request }) => {
    const answer = await changeMany(database, user, body, {
      language: languageOf(request),
      apply: (query, ids) =>
        query
          .updateTable('product_page')
          .set({ next_check_at: new Date(0) })
          .where('id', '=', sql<number>`any(${ids}::int[])`)
          .execute(),
    });
    if (!body.dryRun) await jobs.send(checkPages, {});
    return ok(answer);
  });
  routes.on(contract.markMonitoredPages, async ({ user, body, request }) =>
    ok(
      await changeMany(database, user, body, {
        language: languageOf(request),
        apply: (query, ids) =>
          query
            .updateTable('product_page')
            .set({ is_checked: body.isChecked })
            .where('id', '=', sql<number>`any(${ids}::int[])`)
            .execute(),
      }),
    ),
  );
}

/** Changes of many pages at once. */
function bulkRoutes(routes: ContractRoutes, { database, jobs }: Services): void {
  routes.on(contract.changeMonitoredPages, async ({ user, body, request }) => {
    const answer = await changePages(database, user, body, languageOf(request));
    if (!body.dryRun) await jobs.send(checkPages, {});
    return ok(answer);
  });
  routes.on(contract.checkIncidents, async ({ user, body, request }) => {
    const answer = await checkIncidents(database, user, body, languageOf(request));
    if (!body.dryRun) await jobs.send(checkPages, {});
    return ok(answer);
  });
  routes.on(contract.sendPageReasons, async ({ user, body, request }) =>
    ok(await sendReasons(database, user, body, languageOf(request))),
  );
  routes.on(contract.deleteMonitoredPages, async ({ user, body, request }) =>
    ok(await deletePages(database, user, body, languageOf(request))),
  );
}

/** One page. */
function pageRoutes(routes: ContractRoutes, services: Services): void {
  const { database, config, jobs } = services;
  routes.on(contract.getEpackShelf, async ({ user, params }) =>
    ok(await readEpackShelf(database.query, user, params.id)),
  );
  routes.on(contract.getMonitoredPage, async ({ user, params, request, reply }) => {
    const language = languageOf(request);
    const page = await readPage(database.query, user, params.id, language);
    writeRevision(reply, page.revision);
    return ok(await readPageDetail(database.query, { user, language }, page, scriptOriginsOf(config)));
  });
  routes.on(contract.getPageShot, async ({ user, params, request, reply }) => {
    const { id } = await readPage(database.query, user, params.id, languageOf(request));
    const shot = await findShot(database.query, id);
    if (!shot) throw notFound();
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(shot);
  });
  routes.on(contract.addMonitoredPage, async ({ user, body, request }) => {
    checkLink(config, body.link);
    const page = await database.transaction(async (query) => {
      const id = await addPage(query, user, body);
      return readPage(query, user, id, languageOf(request));
    });
    await jobs.send(checkPages, {});
    return ok(page);
  });
  routes.on(contract.changeMonitoredPage, async ({ user, params: { id }, body, request, reply }) => {
    checkLink(config, body.link);
    const page = await database.transaction(async (query) => {
      await lockPage(query, user, id);
      const before = await readPage(query, user, id, languageOf(request));
      checkRecordRevision(request, { yours: body, theirs: before });
      const place = { id, retailerId: before.retailer.id, licenseId: before.license.id };
      await changePage(query, user, place, body);
      return readPage(query, user, id, languageOf(request));
    });
    writeRevision(reply, page.revision);
    await jobs.send(checkPages, {});
    return ok(page);
  });
  routes.on(contract.deleteMonitoredPage, async ({ user, params }) => {
    await database.transaction((query) => deletePage(query, user, params.id));
    return ok({});
  });
  routes.on(contract.suggestMappings, async ({ user, params, request }) => {
    const page = await readPage(database.query, user, params.id, languageOf(request));
    return ok(await suggestMappings(database.query, user, { ...page, licenseId: page.license.id }));
  });
  routes.on(contract.activateEpackOnPage, async ({ user, params: { id }, body, request }) => {
    const language = languageOf(request);
    const page = await readPage(database.query, user, id, language);
    await activateEpack(services, user, page, body.isActive, language);
    await renewStatuses(database.query, [id]);
    return ok(await readPage(database.query, user, id, language));
  });
}

/** Why a page is not live. */
function reasonRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listPageReasons, async ({ request }) =>
    ok(await listReasons(database.query, languageOf(request))),
  );
  routes.on(contract.sendPageReason, async ({ user, params: { id }, body, request }) =>
    ok(
      await database.transaction(async (query) => {
        await sendReason(query, user, id, body);
        return readPage(query, user, id, languageOf(request));
      }),
    ),
  );
  routes.on(contract.removePageReason, async ({ user, params: { id }, request }) =>
    ok(
      await database.transaction(async (query) => {
        await removeReason(query, user, id);
        return readPage(query, user, id, languageOf(request));
      }),
    ),
  );
}
