import { calls } from '@vitrina/api-client/calls';
import type { BrandRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

function useBrandColumns() {
  const intl = useIntl();
  const make = useColumnMakers<BrandRecord>();
  return useMemo(() => {
    const ofAll = intl.formatMessage({ id: 'panel.brands.ofAll' });
    return [
      make.text('name', 'panel.brands.one', ({ name }) => name),
      make.text('license', 'panel.brands.license', ({ license }) => license?.name ?? ofAll),
    ];
  }, [intl, make]);
}

/** List page of brands. */
export function BrandsPage() {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const columns = useBrandColumns();
  const filters = useMemo<ListFilter[]>(
    () => [nameFilter('licenses', intl.formatMessage({ id: 'panel.filter.license' }), licenses)],
    [intl, licenses],
  );
  const list = useServerList({ call: calls.searchBrands, name: 'brands', filters });
  return (
    <RecordList
      list={list}
      texts="panel.brands"
      path="/panel/brands"
      columns={columns}
      filters={filters}
      rowName={({ name }) => name}
    />
  );
}
