import { calls } from '@vitrina/api-client/calls';
import type { DataSourceRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

function useDataSourceColumns() {
  const make = useColumnMakers<DataSourceRecord>();
  return useMemo(
    () => [
      make.text('name', 'panel.dataSources.name', ({ name }) => name),
      make.text('license', 'panel.dataSources.license', ({ license }) => license.name),
      make.number('itemCount', 'panel.dataSources.rows', ({ itemCount }) => itemCount),
      make.text('columns', 'panel.dataSources.columns', ({ columns }) => columns.join(', '), {
        isSortable: false,
        hideBelow: 'md',
      }),
      make.moment('updatedDate', 'panel.dataSources.updated', ({ updatedDate }) => updatedDate, {
        hideBelow: 'sm',
      }),
    ],
    [make],
  );
}

/** List page of data sources: tables whose records repeated blocks show. */
export function DataSourcesPage() {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const columns = useDataSourceColumns();
  const filters = useMemo<ListFilter[]>(
    () => [nameFilter('licenses', intl.formatMessage({ id: 'panel.filter.license' }), licenses)],
    [intl, licenses],
  );
  const list = useServerList({ call: calls.searchDataSources, name: 'dataSources', filters });
  return (
    <RecordList
      list={list}
      texts="panel.dataSources"
      path="/panel/data-sources"
      columns={columns}
      filters={filters}
      rowName={({ name }) => name}
    />
  );
}
