import { calls } from '@vitrina/api-client/calls';
import type { LicenseListItem } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useRetailerOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

function useLicenseColumns() {
  const make = useColumnMakers<LicenseListItem>();
  return useMemo(
    () => [
      make.text('name', 'panel.licenses.one', ({ name }) => name),
      make.number('retailerCount', 'panel.licenses.retailers', ({ retailerCount }) => retailerCount),
      make.number('groupCount', 'panel.licenses.groups', ({ groupCount }) => groupCount, { hideBelow: 'sm' }),
      make.number('epackCount', 'panel.licenses.epacks', ({ epackCount }) => epackCount),
    ],
    [make],
  );
}

/** List page of licenses. */
export function LicensesPage() {
  const intl = useIntl();
  const retailers = useRetailerOptions();
  const columns = useLicenseColumns();
  const filters = useMemo<ListFilter[]>(
    () => [nameFilter('retailers', intl.formatMessage({ id: 'panel.filter.retailer' }), retailers)],
    [intl, retailers],
  );
  const list = useServerList({ call: calls.searchLicenses, name: 'licenses', filters });
  return (
    <RecordList
      list={list}
      texts="panel.licenses"
      path="/panel/licenses"
      columns={columns}
      filters={filters}
      rowName={({ name }) => name}
    />
  );
}
