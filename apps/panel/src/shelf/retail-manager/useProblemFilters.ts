import { pageProblemTypes } from '@vitrina/api-client/contract';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import {
  useLicenseOptions,
  useRetailerOptions,
  useUserOptions,
} from '../../shared/directory/useDirectory.ts';

/** Returns the filters of the retail manager. Filter names are the parameter names of the call. */
export function useProblemFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const retailers = useRetailerOptions();
  const users = useUserOptions();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      {
        kind: 'choice',
        name: 'types',
        label: text('shelf.retail.type'),
        isMultiple: true,
        choices: pageProblemTypes.map((value) => ({ value, label: text(`shelf.problem.${value}`) })),
      },
      nameFilter('licenses', text('panel.filter.license'), licenses),
      nameFilter('retailers', text('panel.filter.retailer'), retailers),
      nameFilter('owners', text('shelf.retail.owner'), users),
      {
        kind: 'boolean',
        name: 'isAcknowledged',
        label: text('shelf.retail.isAcknowledged'),
        yes: text('shelf.retail.acknowledged'),
        no: text('shelf.retail.notAcknowledged'),
      },
    ];
  }, [intl, licenses, retailers, users]);
}
