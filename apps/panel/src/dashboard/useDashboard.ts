import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Named } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { dayIn, useLocale } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { readFilters, writeFilters, type DashboardFilters } from './dashboardFilters.ts';

const none: readonly Named[] = [];

/** The dashboard's filters, what there is to choose from, and its figures. */
export function useDashboard() {
  const client = useApiClient();
  const { timeZone } = useLocale();
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query, today);

  const licenses = useQuery(callQuery(client, calls.listLicenses));
  const retailers = useQuery(callQuery(client, calls.listRetailers));
  const allLicenses = licenses.data?.data;
  const chosenLicenses = filters.licenses ?? allLicenses?.map((license) => license.id);
  const isNothingChosen = chosenLicenses?.length === 0 && filters.retailers.length === 0;

  const figures = useQuery({
    ...callQuery(client, calls.getDashboard, {
      query: {
        licenses: chosenLicenses ?? [],
        retailers: filters.retailers,
        from: filters.from,
        to: filters.to,
        interval: filters.interval,
      },
    }),
    enabled: chosenLicenses !== undefined && !isNothingChosen,
    placeholderData: keepPreviousData,
  });

  return {
    today,
    filters: { ...filters, licenses: chosenLicenses ?? [] },
    choices: { licenses: allLicenses ?? none, retailers: retailers.data?.data ?? none },
    isNothingChosen,
    figures,
    change: (change: Partial<DashboardFilters>) =>
      setQuery(writeFilters(query, { ...filters, ...change }, today), { replace: true }),
  };
}
