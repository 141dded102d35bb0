import { calls } from '@vitrina/api-client/calls';
import type { LicenseListItem } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { nameFilter } from '../directory/nameFilter.ts';
import { useRetailerOptions } from '../directory/useDirectory.ts';
import { AddButton } from '../records/AddButton.tsx';
import { useColumnMakers } from '../records/useColumnMakers.tsx';

function useLicenseColumns() {
  const make = useColumnMakers<LicenseListItem>();
  return useMemo(
    () => [
      make.text('name', 'panel.licenses.name', ({ name }) => name),
      make.number('retailerCount', 'panel.licenses.retailers', ({ retailerCount }) => retailerCount),
      make.number('groupCount', 'panel.licenses.groups', ({ groupCount }) => groupCount, { hideBelow: 'sm' }),
      make.number('epackCount', 'panel.licenses.epacks', ({ epackCount }) => epackCount),
    ],
    [make],
  );
}

/** The licences, for their administration. */
export function LicensesPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const retailers = useRetailerOptions();
  const columns = useLicenseColumns();
  const filters = useMemo<ListFilter[]>(
    () => [nameFilter('retailers', intl.formatMessage({ id: 'panel.filter.retailer' }), retailers)],
    [intl, retailers],
  );
  const list = useServerList({ call: calls.searchLicenses, name: 'licenses', filters });
  const add = <AddButton to="/panel/licenses/add" labelId="panel.licenses.add" />;
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.licenses.title' })}
      columns={columns}
      filters={filters}
      searchLabel={intl.formatMessage({ id: 'panel.licenses.search' })}
      exportName="licenses"
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      onRowOpen={({ id }) => void navigate(`/panel/licenses/edit/${id}`)}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="panel.licenses.empty" />,
        text: <FormattedMessage id="panel.licenses.emptyText" />,
        action: add,
      }}
    />
  );
}
