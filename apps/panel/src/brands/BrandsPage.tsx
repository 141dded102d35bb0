import { calls } from '@vitrina/api-client/calls';
import type { BrandRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { nameFilter } from '../directory/nameFilter.ts';
import { useLicenseOptions } from '../directory/useDirectory.ts';
import { AddButton } from '../records/AddButton.tsx';
import { useColumnMakers } from '../records/useColumnMakers.tsx';

function useBrandColumns() {
  const intl = useIntl();
  const make = useColumnMakers<BrandRecord>();
  return useMemo(() => {
    const ofAll = intl.formatMessage({ id: 'panel.brands.ofAll' });
    return [
      make.text('name', 'panel.brands.name', ({ name }) => name),
      make.text('license', 'panel.brands.license', ({ license }) => license?.name ?? ofAll),
    ];
  }, [intl, make]);
}

/** The brands, for their administration. */
export function BrandsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const licenses = useLicenseOptions();
  const columns = useBrandColumns();
  const filters = useMemo<ListFilter[]>(
    () => [nameFilter('licenses', intl.formatMessage({ id: 'panel.filter.license' }), licenses)],
    [intl, licenses],
  );
  const list = useServerList({ call: calls.searchBrands, name: 'brands', filters });
  const add = <AddButton to="/panel/brands/add" labelId="panel.brands.add" />;
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.brands.title' })}
      columns={columns}
      filters={filters}
      searchLabel={intl.formatMessage({ id: 'panel.brands.search' })}
      exportName="brands"
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      onRowOpen={({ id }) => void navigate(`/panel/brands/edit/${id}`)}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="panel.brands.empty" />,
        text: <FormattedMessage id="panel.brands.emptyText" />,
        action: add,
      }}
    />
  );
}
