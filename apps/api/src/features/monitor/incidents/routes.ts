import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../../platform/http/contractRoutes.ts';
import { notFound } from '../../../platform/http/failure.ts';
import { languageOf } from '../../../platform/http/language.ts';
import { ok } from '../../../platform/http/ok.ts';
import type { Services } from '../../services.ts';
import { changeIncidents, commentOnIncident } from './changeIncidents.ts';
import { listPeople } from './incidentPeople.ts';
import { listIncidents } from './listIncidents.ts';
import { readIncident } from './readIncident.ts';
import { endReport, readReport, reportIncident } from './reports.ts';
import { listQuality } from './retailerQuality.ts';

/** Tokens cannot be guessed; the limit keeps a guesser from costing much. */
const readRate = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

/** Incidents at the retailers, and their quality over time. */
export function incidentRoutes(routes: ContractRoutes, services: Services): void {
  const { database } = services;
  routes.on(contract.listIncidents, async ({ user, query }) =>
    ok(await listIncidents(database.query, user, query)),
  );
  routes.on(contract.getIncident, async ({ user, params: { id }, request }) =>
    ok(await readIncident(database.query, user, languageOf(request), id)),
  );
  routes.on(contract.changeIncidents, async ({ user, body, request }) =>
    ok(await changeIncidents(database, user, body, languageOf(request))),
  );
  routes.on(contract.commentOnIncident, async ({ user, params: { id }, body: { text } }) => {
    if (!(await commentOnIncident(database, user, id, text))) throw notFound();
    return ok({});
  });
  routes.on(contract.listIncidentPeople, async ({ user }) => ok(await listPeople(database.query, user)));
  routes.on(contract.reportIncident, async ({ user, params: { id }, body }) =>
    ok(await reportIncident(services, user, id, body)),
  );
  routes.on(contract.endIncidentReport, async ({ user, params: { id, reportId } }) => {
    await endReport(database, user, id, reportId);
    return ok({});
  });
  routes.on(
    contract.readIncidentReport,
    async ({ body: { token }, request }) => ok(await readReport(database, token, languageOf(request))),
    readRate,
  );
  routes.on(contract.listRetailerQuality, async ({ user, query }) =>
    ok(await listQuality(database.query, user, query)),
  );
}
