import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Marketplace, MarketplaceInfo, Named } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useAddressQuery, useApiClient } from '@vitrina/session';
import { shiftDay, useLocale } from '@vitrina/ui-kit';
import { useMemo } from 'react';

import { useRetailerOptions } from '../../shared/directory/useDirectory.ts';
import {
  periodChoices,
  readFilters,
  usualFilters,
  usualViews,
  writeFilters,
  type StatisticsFilters,
  type UsualFilters,
} from './statisticsFilters.ts';
import { useToday } from './useToday.ts';

const noMarketplaces: readonly MarketplaceInfo[] = [];
const noLicenses: readonly Named[] = [];

function useMarketplaceOptions(): readonly MarketplaceInfo[] {
  const client = useApiClient();
  return useQuery(callQuery(client, calls.listMarketplaces)).data?.data ?? noMarketplaces;
}

/**
 * Removes retailers that aren't on the selected marketplace. Keeps all retailers if no marketplace is
 * selected.
 */
function keepWithin(
  ids: number[],
  marketplace: Marketplace | undefined,
  infos: readonly MarketplaceInfo[],
): number[] {
  const info = infos.find((one) => one.marketplace === marketplace);
  return info ? ids.filter((id) => info.retailerIds.includes(id)) : ids;
}

/** Returns the filters of a statistics screen, stored in the URL, and their options. */
export function useStatisticsFilters(usual: UsualFilters = usualFilters) {
  const { timeZone } = useLocale();
  const client = useApiClient();
  const today = useToday(timeZone);
  const lastDay = usual.isOfWholeDays ? shiftDay(today, -1) : today;
  const [query, changeQuery] = useAddressQuery();
  const filters = useMemo(() => readFilters(query, lastDay, usual), [query, lastDay, usual]);
  const licenses = useQuery(callQuery(client, calls.listLicenses)).data?.data;
  const retailers = useRetailerOptions();
  const marketplaces = useMarketplaceOptions();
  const { retailerIds } = marketplaces.find(({ marketplace }) => marketplace === filters.marketplace) ?? {};

  const write = (part: Partial<StatisticsFilters>, replace: boolean) => {
    const next = { ...filters, ...part };
    const kept = keepWithin(next.retailers, next.marketplace, marketplaces);
    const written = { ...next, retailers: kept };
    changeQuery((current) => writeFilters(current, written, lastDay, usual), { replace });
  };
  return {
    today,
    /** Last day of the available periods. */
    lastDay,
    periods: usual.periods ?? periodChoices,
    filters,
    /** Whether the user has no licenses, and so no statistics. `false` while loading. */
    hasNoLicense: licenses?.length === 0,
    choices: {
      licenses: licenses ?? noLicenses,
      retailers: retailerIds ? retailers.filter(({ id }) => retailerIds.includes(id)) : retailers,
      marketplaces: marketplaces.map(({ marketplace }) => marketplace),
    },
    change: (part: Partial<StatisticsFilters>) => write(part, true),
    /** Changes filters and adds a history entry, so that the browser's Back button reverts the change. */
    open: (part: Partial<StatisticsFilters>) => write(part, false),
  };
}

/** Return value of {@link useStatisticsFilters}. */
export type StatisticsState = ReturnType<typeof useStatisticsFilters>;

/** Converts the filters to the query of a call. */
export function toSelection({ licenses = [], retailers, marketplace, from, to, views }: StatisticsFilters) {
  return {
    licenses,
    retailers,
    from,
    to,
    ...(marketplace ? { marketplace } : {}),
    ...(views === usualViews ? {} : { views }),
  };
}
