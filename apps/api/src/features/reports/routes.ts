import { contract, type Report } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendTable } from '../../platform/sheets/sendTable.ts';
import type { Services } from '../services.ts';
import { createReport } from './createReport.ts';
import { findReport, listReportRows, listReports } from './queries.ts';
import { reportTable } from './reportTable.ts';

/** Reports: computed in the background, shown as a table, exported as a file. */
export function reportRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;

  async function find(user: CurrentUser, id: number): Promise<Report> {
    const report = await findReport(query, user, id);
    if (!report) throw notFound();
    return report;
  }

  async function findDone(user: CurrentUser, id: number): Promise<Report> {
    const report = await find(user, id);
    if (report.status !== 'done') throw new Failure(409, 'reportNotReady');
    return report;
  }

  routes.on(contract.createReport, async ({ user, body }) => ok(await createReport(services, user, body)));
  routes.on(contract.listReports, async ({ user, query: request }) =>
    ok(await listReports(query, user, request)),
  );
  routes.on(contract.getReport, async ({ user, params }) => ok(await find(user, params.id)));
  routes.on(contract.listReportProducts, async ({ user, params, query: request }) =>
    ok(await listReportRows(query, await findDone(user, params.id), request)),
  );
  routes.on(contract.downloadReport, async ({ user, params, query: { format }, request, reply }) => {
    const report = await findDone(user, params.id);
    return sendTable(
      reply,
      format,
      reportTable(query, report, pickLanguage(request.headers['accept-language'])),
    );
  });
  routes.on(contract.deleteReport, async ({ user, params }) => {
    const { id } = await find(user, params.id);
    await query.deleteFrom('report').where('id', '=', id).execute();
    return ok({});
  });
}
