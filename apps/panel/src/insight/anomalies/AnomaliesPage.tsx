import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, lazy } from '@vitrina/ui-kit';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useOpenedRow, useRowNeighbors } from '../../shared/records/useOpenedRow.ts';
import { useAnomalyColumns } from './useAnomalyColumns.tsx';
import { useAnomalyFilters } from './useAnomalyFilters.ts';

const LazyAnomalySheet = lazy(async () => (await import('./AnomalySheet.tsx')).AnomalySheet);
const latestFirst: ListDefaults = { perPage: 25, sort: [{ id: 'from', desc: true }] };

/** Page of suspicious views: what, where, when and why, and whether the figures contain them. */
export function AnomaliesPage() {
  const intl = useIntl();
  const columns = useAnomalyColumns();
  const filters = useAnomalyFilters();
  const list = useServerList({
    call: calls.listAnomalies,
    name: 'anomalies',
    filters,
    defaults: latestFirst,
  });
  const { openedId, open, close } = useOpenedRow();
  const ids = useMemo(() => list.query.data?.items.map(({ id }) => id) ?? [], [list.query.data]);
  const neighbors = useRowNeighbors(ids, { openedId, open });
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.anomalies.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'insight.anomaly.search' })}
        exportName="suspicious-views"
        rowId={({ id }) => String(id)}
        rowName={({ epack, retailer }) => `${epack.name}, ${retailer.name}`}
        onRowOpen={({ id }) => open(id)}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="insight.anomaly.empty" />,
          text: <FormattedMessage id="insight.anomaly.emptyText" />,
        }}
      />
      {openedId === undefined ? null : (
        <LazyAnomalySheet anomalyId={openedId} neighbors={neighbors} onClose={close} />
      )}
    </>
  );
}
