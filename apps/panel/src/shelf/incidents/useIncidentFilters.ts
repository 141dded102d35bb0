import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { incidentStates, pageProblemTypes } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions, useRetailerOptions } from '../../shared/directory/useDirectory.ts';

const nobody: readonly { id: number; username: string }[] = [];

/** Returns the people who can own incidents. */
export function useIncidentPeople() {
  return useQuery(callQuery(useApiClient(), calls.listIncidentPeople)).data?.data ?? nobody;
}

/** Returns the filters of the list of incidents. Filter names are the parameter names of the call. */
export function useIncidentFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const retailers = useRetailerOptions();
  const people = useIncidentPeople();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      {
        kind: 'choice',
        name: 'states',
        label: text('shelf.incident.state'),
        isMultiple: true,
        choices: incidentStates.map((value) => ({ value, label: text(`shelf.incident.state.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'types',
        label: text('shelf.retail.type'),
        isMultiple: true,
        choices: pageProblemTypes.map((value) => ({ value, label: text(`shelf.problem.${value}`) })),
      },
      nameFilter('retailers', text('panel.filter.retailer'), retailers),
      nameFilter('licenses', text('panel.filter.license'), licenses),
      nameFilter(
        'owners',
        text('shelf.retail.owner'),
        people.map(({ id, username }) => ({ id, name: username })),
      ),
      {
        kind: 'boolean',
        name: 'isOverdue',
        label: text('shelf.incident.due'),
        yes: text('shelf.incident.overdue'),
        no: text('shelf.incident.notOverdue'),
      },
    ];
  }, [intl, licenses, retailers, people]);
}
