import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Named } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useMemo } from 'react';

import { useIncidentName } from './useIncidentName.ts';

/** The incidents offered: those to work on, the costliest first. */
const request = { query: { states: 'open,inProgress,promised', limit: '100' } };

/** Returns the incidents that pages can be filtered by. */
export function useIncidentOptions(isEnabled: boolean): readonly Named[] {
  const nameOf = useIncidentName();
  const query = useQuery({
    ...callQuery(useApiClient(), calls.listIncidents, request),
    enabled: isEnabled,
  });
  const items = query.data?.data.items;
  return useMemo(
    () =>
      (items ?? []).map((incident) => ({
        id: incident.id,
        name: `${nameOf(incident)}, ${incident.retailer.name}`,
      })),
    [items, nameOf],
  );
}
