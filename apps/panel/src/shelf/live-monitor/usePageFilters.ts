import { pageProblemTypes, pageStatuses } from '@vitrina/api-client/contract';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';

import { useIncidentOptions } from '../incident-names/useIncidentOptions.ts';
import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions, useRetailerOptions } from '../../shared/directory/useDirectory.ts';

/** Returns the filters of the live monitor. Filter names are the parameter names of the call. */
export function usePageFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const retailers = useRetailerOptions();
  const [address] = useSearchParams();
  const isOfIncident = address.has('incidents');
  const incidents = useIncidentOptions(isOfIncident);
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      {
        kind: 'choice',
        name: 'statuses',
        label: text('shelf.page.status'),
        isMultiple: true,
        choices: pageStatuses.map((value) => ({ value, label: text(`shelf.status.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'problems',
        label: text('shelf.page.problems'),
        isMultiple: true,
        choices: pageProblemTypes.map((value) => ({ value, label: text(`shelf.problem.${value}`) })),
      },
      nameFilter('licenses', text('panel.filter.license'), licenses),
      nameFilter('retailers', text('panel.filter.retailer'), retailers),
      // Set by a link from an incident.
      ...(isOfIncident ? [nameFilter('incidents', text('shelf.incident.title'), incidents)] : []),
      {
        kind: 'boolean',
        name: 'isChecked',
        label: text('shelf.page.isChecked'),
        yes: text('shelf.page.checked'),
        no: text('shelf.page.notChecked'),
      },
      {
        kind: 'boolean',
        name: 'isMapped',
        label: text('shelf.page.mapping'),
        yes: text('shelf.page.mapped'),
        no: text('shelf.page.notMapped'),
      },
    ];
  }, [intl, licenses, retailers, isOfIncident, incidents]);
}
