import { anomalyKinds } from '@vitrina/api-client/contract';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions, useRetailerOptions } from '../../shared/directory/useDirectory.ts';

/** Returns the filters of the list of suspicious views. Filter names are the parameter names of the call. */
export function useAnomalyFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const retailers = useRetailerOptions();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      {
        kind: 'choice',
        name: 'kinds',
        label: text('insight.anomaly.kind'),
        isMultiple: true,
        choices: anomalyKinds.map((value) => ({ value, label: text(`insight.anomaly.kind.${value}`) })),
      },
      {
        kind: 'boolean',
        name: 'isRemoved',
        label: text('insight.anomaly.state'),
        yes: text('insight.anomaly.removed'),
        no: text('insight.anomaly.counted'),
      },
      nameFilter('retailers', text('panel.filter.retailer'), retailers),
      nameFilter('licenses', text('panel.filter.license'), licenses),
    ];
  }, [intl, licenses, retailers]);
}
