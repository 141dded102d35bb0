import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Marketplace, MarketplaceInfo } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useAddressQuery, useApiClient } from '@vitrina/session';
import { dayIn, shiftDay, useLocale } from '@vitrina/ui-kit';
import { useMemo, useState } from 'react';

import { useLicenseOptions, useRetailerOptions } from '../directory/useDirectory.ts';
import {
  periodChoices,
  readFilters,
  usualFilters,
  writeFilters,
  type StatisticsFilters,
  type UsualFilters,
} from './statisticsFilters.ts';

const noMarketplaces: readonly MarketplaceInfo[] = [];

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
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const lastDay = usual.isOfWholeDays ? shiftDay(today, -1) : today;
  const [query, changeQuery] = useAddressQuery();
  const filters = useMemo(() => readFilters(query, lastDay, usual), [query, lastDay, usual]);
  const licenses = useLicenseOptions();
  const retailers = useRetailerOptions();
  const marketplaces = useMarketplaceOptions();
  const { retailerIds } = marketplaces.find(({ marketplace }) => marketplace === filters.marketplace) ?? {};

  const change = (part: Partial<StatisticsFilters>) => {
    const next = { ...filters, ...part };
    const kept = keepWithin(next.retailers, next.marketplace, marketplaces);
    const written = { ...next, retailers: kept };
    changeQuery((current) => writeFilters(current, written, lastDay, usual), { replace: true });
  };
  return {
    today,
    /** The last day the ranges to choose from have. */
    lastDay,
    periods: usual.periods ?? periodChoices,
    filters,
    choices: {
      licenses,
      retailers: retailerIds ? retailers.filter(({ id }) => retailerIds.includes(id)) : retailers,
      marketplaces: marketplaces.map(({ marketplace }) => marketplace),
    },
    change,
  };
}

/** {@link useStatisticsFilters}. */
export type StatisticsState = ReturnType<typeof useStatisticsFilters>;

/** What calls are asked with. */
export function toSelection({ licenses = [], retailers, marketplace, from, to }: StatisticsFilters) {
  return { licenses, retailers, from, to, ...(marketplace ? { marketplace } : {}) };
}
