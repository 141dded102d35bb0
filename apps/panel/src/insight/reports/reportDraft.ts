import type { Report, ReportInput } from '@vitrina/api-client/contract';

import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { reportsPath } from './reportsPath.ts';

/** Kinds of reports. The first one is the default. */
export const reportKinds = ['licenses', 'statisticsGroup'] as const satisfies readonly ReportInput['kind'][];

/** Input for a new report. */
export interface ReportDraft {
  kind: ReportInput['kind'];
  statisticsGroupId: number | undefined;
  filters: StatisticsFilters;
}

/** Reads the kind and the statistics group from a URL query. */
export function readDraft(query: URLSearchParams): Omit<ReportDraft, 'filters'> {
  const group = Number(query.get('group'));
  return {
    kind: reportKinds.find((kind) => kind === query.get('kind')) ?? reportKinds[0],
    statisticsGroupId: Number.isSafeInteger(group) && group > 0 ? group : undefined,
  };
}

/** Returns the first empty control and its error message, or `undefined` if nothing is missing. */
export function findMissing({ kind, statisticsGroupId, filters }: ReportDraft) {
  const isOfGroup = kind === 'statisticsGroup';
  const missing =
    isOfGroup && statisticsGroupId === undefined
      ? 'group'
      : filters.marketplace === undefined
        ? 'marketplace'
        : !filters.licenses?.length
          ? 'licenses'
          : undefined;
  if (!missing) return undefined;
  return {
    filter: missing,
    messageId: isOfGroup
      ? ('api.error.marketplaceGroupAndLicenseNeeded' as const)
      : ('api.error.marketplaceAndLicenseNeeded' as const),
  };
}

/** Converts the draft to the input of the call. */
export function toReportInput({ kind, statisticsGroupId, filters }: ReportDraft): ReportInput {
  const { interval, from, to, marketplace, licenses = [], retailers } = filters;
  return {
    kind,
    interval,
    from,
    to,
    licenses,
    retailers,
    ...(marketplace ? { marketplace } : {}),
    ...(kind === 'statisticsGroup' && statisticsGroupId !== undefined ? { statisticsGroupId } : {}),
  };
}

/** Returns the address of the reports page with the choices of an existing report filled in. */
export function draftAddress(report: Report): string {
  const { kind, statisticsGroup, marketplace, licenses, retailers, from, to, interval } = report;
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id).join(',');
  const query = new URLSearchParams({ kind, marketplace, licenses: idsOf(licenses), from, to, interval });
  if (retailers.length > 0) query.set('retailers', idsOf(retailers));
  if (statisticsGroup) query.set('group', String(statisticsGroup.id));
  return `${reportsPath}?${query.toString()}`;
}
