import { calls } from '@vitrina/api-client/calls';
import type { Retailer } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { nameFilter } from '../directory/nameFilter.ts';
import { useLicenseOptions } from '../directory/useDirectory.ts';
import { AddButton } from '../records/AddButton.tsx';
import { useColumnMakers } from '../records/useColumnMakers.tsx';

const sisTexts = { yes: 'panel.retailers.takesSis', no: 'panel.retailers.noSis' };

function useRetailerColumns() {
  const make = useColumnMakers<Retailer>();
  return useMemo(
    () => [
      make.text('name', 'panel.retailers.name', ({ name }) => name),
      make.text('domains', 'panel.retailers.domains', ({ domains }) => domains.join(', '), {
        isSortable: false,
        hideBelow: 'sm',
      }),
      make.flag('isSis', 'panel.retailers.isSis', ({ isSis }) => isSis, sisTexts),
      make.names('licenses', 'panel.retailers.licenses', ({ licenses }) => licenses, { hideBelow: 'md' }),
    ],
    [make],
  );
}

function useRetailerFilters(): ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id });
    return [
      nameFilter('licenses', text('panel.filter.license'), licenses),
      {
        kind: 'boolean',
        name: 'isSis',
        label: text('panel.retailers.isSis'),
        yes: text(sisTexts.yes),
        no: text(sisTexts.no),
      },
    ];
  }, [intl, licenses]);
}

/** The retailers, for their administration. */
export function RetailersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const columns = useRetailerColumns();
  const filters = useRetailerFilters();
  const list = useServerList({ call: calls.searchRetailers, name: 'retailers', filters });
  const add = <AddButton to="/panel/retailers/add" labelId="panel.retailers.add" />;
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.retailers.title' })}
      columns={columns}
      filters={filters}
      searchLabel={intl.formatMessage({ id: 'panel.retailers.search' })}
      exportName="retailers"
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      onRowOpen={({ id }) => void navigate(`/panel/retailers/edit/${id}`)}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="panel.retailers.empty" />,
        text: <FormattedMessage id="panel.retailers.emptyText" />,
        action: add,
      }}
    />
  );
}
