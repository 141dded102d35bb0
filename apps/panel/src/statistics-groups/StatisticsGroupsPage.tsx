import { calls } from '@vitrina/api-client/calls';
import type { StatisticsGroupRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { nameFilter } from '../directory/nameFilter.ts';
import { useLicenseOptions, useUserOptions } from '../directory/useDirectory.ts';
import { AddButton } from '../records/AddButton.tsx';
import { useColumnMakers } from '../records/useColumnMakers.tsx';

function useStatisticsGroupColumns() {
  const intl = useIntl();
  const make = useColumnMakers<StatisticsGroupRecord>();
  return useMemo(() => {
    const inWords = ({ permissions }: StatisticsGroupRecord) =>
      permissions.map(({ name }) => ({ name: intl.formatMessage({ id: `panel.permission.${name}` }) }));
    return [
      make.text('name', 'panel.statisticsGroups.name', ({ name }) => name),
      make.names('permissions', 'panel.groups.permissions', inWords),
      make.names('licenses', 'panel.groups.licenses', ({ licenses }) => licenses, { hideBelow: 'sm' }),
      make.names('users', 'panel.groups.users', ({ users }) => users, { hideBelow: 'md' }),
    ];
  }, [intl, make]);
}

/** The statistics groups, for their administration. */
export function StatisticsGroupsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
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
  const add = <AddButton to="/panel/statistics-groups/add" labelId="panel.statisticsGroups.add" />;
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.statisticsGroups.title' })}
      columns={columns}
      filters={filters}
      searchLabel={intl.formatMessage({ id: 'panel.statisticsGroups.search' })}
      exportName="statistics-groups"
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      onRowOpen={({ id }) => void navigate(`/panel/statistics-groups/edit/${id}`)}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="panel.statisticsGroups.empty" />,
        text: <FormattedMessage id="panel.statisticsGroups.emptyText" />,
        action: add,
      }}
    />
  );
}
