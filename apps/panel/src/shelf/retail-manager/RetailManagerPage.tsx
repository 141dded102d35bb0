import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { LazyPageSheet } from '../live-monitor/sheet/LazyPageSheet.ts';
import { useOpenedRow, useRowNeighbors } from '../../shared/records/useOpenedRow.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useProblemBulk } from './useProblemBulk.ts';
import { pageNameOf, useProblemColumns } from './useProblemColumns.tsx';
import { useProblemFilters } from './useProblemFilters.ts';

const defaults: ListDefaults = { perPage: 25 };

/** Returns the values that are set. An empty value is a removed filter. */
const set = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Lists problems with content at the retailers, and the views they cost. */
function RetailManager() {
  const intl = useIntl();
  const columns = useProblemColumns();
  const filters = useProblemFilters();
  const list = useServerList({ call: calls.listPageProblems, name: 'retailManager', filters, defaults });
  const { openedId, open, close } = useOpenedRow();
  const ids = useMemo(() => list.query.data?.items.map(({ page }) => page.id) ?? [], [list.query.data]);
  const neighbors = useRowNeighbors(ids, { openedId, open });
  const { state, change } = list;
  return (
    <>
      <ProblemSummary
        chosen={state.filters}
        onChoose={(choice) => change({ filters: set({ ...state.filters, ...choice }) })}
      />
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.retailManager.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'shelf.retail.search' })}
        exportName="retail-manager"
        rowId={({ id }) => String(id)}
        rowName={(problem) =>
          `${intl.formatMessage({ id: `shelf.problem.${problem.type}` })}, ${pageNameOf(problem)}`
        }
        onRowOpen={({ page }) => open(page.id)}
        bulkActions={useProblemBulk(list.filter)}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="shelf.retail.empty" />,
          text: <FormattedMessage id="shelf.retail.emptyText" />,
        }}
      />
      <LazyPageSheet pageId={openedId} neighbors={neighbors} onClose={close} />
    </>
  );
}

/** Page of the retail manager. */
export function RetailManagerPage() {
  return <RetailManager />;
}
