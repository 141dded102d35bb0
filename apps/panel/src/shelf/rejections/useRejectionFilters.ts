import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useRetailerOptions } from '../../shared/directory/useDirectory.ts';

/** Returns the filters of the list of rejections. Filter names are the parameter names of the call. */
export function useRejectionFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const retailers = useRetailerOptions();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      nameFilter('retailers', text('panel.filter.retailer'), retailers),
      {
        kind: 'boolean',
        name: 'isResolved',
        label: text('shelf.incident.state'),
        yes: text('shelf.rejection.resolved'),
        no: text('shelf.rejection.toDo'),
      },
    ];
  }, [intl, retailers]);
}
