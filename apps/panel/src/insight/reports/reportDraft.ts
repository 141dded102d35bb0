import type { Report, ReportInput } from '@vitrina/api-client/contract';

import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { reportsPath } from './reportsPath.ts';

/** What a report can be of; the first is the usual. */
export const reportKinds = ['licenses', 'statisticsGroup'] as const satisfies readonly ReportInput['kind'][];

/** What a report is asked for with. */
export interface ReportDraft {
  kind: ReportInput['kind'];
  statisticsGroupId: number | undefined;
  filters: StatisticsFilters;
}

/** The kind and the statistics group a URL's query names. */
export function readDraft(query: URLSearchParams): Omit<ReportDraft, 'filters'> {
  const group = Number(query.get('group'));
  return {
    kind: reportKinds.find((kind) => kind === query.get('kind')) ?? reportKinds[0],
    statisticsGroupId: Number.isSafeInteger(group) && group > 0 ? group : undefined,
  };
}

/** The first control that is empty, and what is said about it, in the words of panel.md section 8. */
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

/** The draft as the call takes it. */
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

/** Where the choices that a report was made of stand filled in, for one more of them. */
export function draftAddress(report: Report): string {
  const { kind, statisticsGroup, marketplace, licenses, retailers, from, to, interval } = report;
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id).join(',');
  const query = new URLSearchParams({ kind, marketplace, licenses: idsOf(licenses), from, to, interval });
  if (retailers.length > 0) query.set('retailers', idsOf(retailers));
  if (statisticsGroup) query.set('group', String(statisticsGroup.id));
  return `${reportsPath}?${query.toString()}`;
}
