import type { Report, ReportInput } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { checkRange } from '../events/range.ts';
import type { Services } from '../services.ts';
import { checkSelection } from '../statistics/selection.ts';
import { makeReport } from './makeReport.ts';
import { findReport } from './queries.ts';

/**
 * Checks that the statistics group of a report is one of the user's (any for administrators), and that the
 * chosen licenses are among the group's, if it has any.
 */
async function checkStatisticsGroup(
  query: Queryable,
  user: CurrentUser,
  { statisticsGroupId, licenses }: ReportInput,
): Promise<void> {
  if (statisticsGroupId === undefined) return;
  let selection = query
    .selectFrom('statistics_group as g')
    .select('g.id')
    .where('g.id', '=', statisticsGroupId);
  if (!user.isAdmin) {
    selection = selection
      .innerJoin('statistics_group_user as m', 'm.statistics_group_id', 'g.id')
      .where('m.user_id', '=', user.id);
  }
  if (!(await selection.executeTakeFirst())) throw invalidField('body.statisticsGroupId', 'notAllowed');
  const rows = await query
    .selectFrom('statistics_group_license')
    .select('license_id')
    .where('statistics_group_id', '=', statisticsGroupId)
    .execute();
  const ofGroup = new Set(rows.map(({ license_id }) => license_id));
  if (ofGroup.size > 0 && licenses.some((id) => !ofGroup.has(id))) {
    throw invalidField('body.licenses', 'notAllowed');
  }
}

/** Reports missing fields with the specified messages. */
function checkComplete({ kind, marketplace, licenses, statisticsGroupId }: ReportInput): void {
  const isShort = marketplace === undefined || licenses.length === 0;
  if (kind === 'statisticsGroup' && (isShort || statisticsGroupId === undefined)) {
    throw new Failure(400, 'marketplaceGroupAndLicenseNeeded');
  }
  if (isShort) throw new Failure(400, 'marketplaceAndLicenseNeeded');
}

/** Creates a report: it appears in the user's list and is computed in the background. */
export async function createReport(
  { config, database, jobs }: Pick<Services, 'config' | 'database' | 'jobs'>,
  user: CurrentUser,
  input: ReportInput,
): Promise<Report> {
  checkComplete(input);
  const { kind, interval, from, to, marketplace = 'site', licenses, retailers } = input;
  checkRange({ from, to }, interval);
  const { query } = database;
  const selection = await checkSelection(query, user, { licenses, retailers, marketplace });
  if (kind === 'statisticsGroup') await checkStatisticsGroup(query, user, input);
  const id = await database.transaction(async (transaction) => {
    const report = await transaction
      .insertInto('report')
      .values({
        user_id: user.id,
        kind,
        interval,
        from_day: from,
        to_day: to,
        time_zone: config.timeZone,
        marketplace,
        license_ids: selection.licenseIds,
        chosen_retailer_ids: retailers,
        retailer_ids: selection.retailerIds ?? [],
        shelf_ids: selection.shelfIds ?? null,
        statistics_group_id: kind === 'statisticsGroup' ? (input.statisticsGroupId ?? null) : null,
        finished_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(makeReport, { reportId: report.id }, { transaction });
    return report.id;
  });
  const report = await findReport(query, user, id);
  if (!report) throw new Error(`Report ${id} was made and cannot be found`);
  return report;
}
