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

/** Without a choice of marketplace, retailers of all of them; those of others do not stay chosen. */
function keepWithin(
  ids: number[],
  marketplace: Marketplace | undefined,
  infos: readonly MarketplaceInfo[],
): number[] {
  const info = infos.find((one) => one.marketplace === marketplace);
  return info ? ids.filter((id) => info.retailerIds.includes(id)) : ids;
}

/** What a screen of statistics counts, as the URL says, and what there is to choose from. */
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
    /** The last day the ranges to choose from have. */
    lastDay,
    periods: usual.periods ?? periodChoices,
    filters,
    /** There is nothing to count, and nothing to choose; false as long as it is not known. */
    hasNoLicense: licenses?.length === 0,
    choices: {
      licenses: licenses ?? noLicenses,
      retailers: retailerIds ? retailers.filter(({ id }) => retailerIds.includes(id)) : retailers,
      marketplaces: marketplaces.map(({ marketplace }) => marketplace),
    },
    change: (part: Partial<StatisticsFilters>) => write(part, true),
    /** Opens a part of what is shown: a step that the browser's Back undoes. */
    open: (part: Partial<StatisticsFilters>) => write(part, false),
  };
}

/** {@link useStatisticsFilters}. */
export type StatisticsState = ReturnType<typeof useStatisticsFilters>;

/** What calls are asked with. */
export function toSelection({ licenses = [], retailers, marketplace, from, to }: StatisticsFilters) {
  return { licenses, retailers, from, to, ...(marketplace ? { marketplace } : {}) };
}
