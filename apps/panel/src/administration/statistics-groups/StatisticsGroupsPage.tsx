import { calls } from '@vitrina/api-client/calls';
import type { StatisticsGroupRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions, useUserOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

function useStatisticsGroupColumns() {
  const intl = useIntl();
  const make = useColumnMakers<StatisticsGroupRecord>();
  return useMemo(() => {
    const inWords = ({ permissions }: StatisticsGroupRecord) =>
      permissions.map(({ name }) => ({ name: intl.formatMessage({ id: `ui.permission.${name}` }) }));
    return [
      make.text('name', 'panel.statisticsGroups.name', ({ name }) => name),
      make.names('permissions', 'panel.groups.permissions', inWords),
      make.names('licenses', 'panel.groups.licenses', ({ licenses }) => licenses, { hideBelow: 'sm' }),
      make.names('users', 'panel.groups.users', ({ users }) => users, { hideBelow: 'md' }),
    ];
  }, [intl, make]);
}

/** List page of statistics groups. */
export function StatisticsGroupsPage() {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  const users = useUserOptions();
  const columns = useStatisticsGroupColumns();
  const filters = useMemo<ListFilter[]>(
    () => [
      nameFilter('licenses', intl.formatMessage({ id: 'panel.filter.license' }), licenses),
      nameFilter('users', intl.formatMessage({ id: 'panel.filter.user' }), users),
    ],
    [intl, licenses, users],
  );
  const list = useServerList({ call: calls.searchStatisticsGroups, name: 'statisticsGroups', filters });
  return (
    <RecordList
      list={list}
      texts="panel.statisticsGroups"
      path="/panel/statistics-groups"
      columns={columns}
      filters={filters}
      rowName={({ name }) => name}
    />
  );
}
