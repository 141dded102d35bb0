import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { UserActivity } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { DataList, type ListDefaults, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useGroupOptions } from '../../shared/directory/useDirectory.ts';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { usePanelRoutes } from '../../navigation/PanelRoutes.ts';

const busiestFirst: ListDefaults = { perPage: 25, sort: [{ id: 'actionCount', desc: true }] };

/** Name of the editor's route, which belongs to another app. */
const editorRoute = 'builder-pro-editor';

function useActivityColumns() {
  const intl = useIntl();
  const make = useColumnMakers<UserActivity>();
  const routes = usePanelRoutes();
  return useMemo(() => {
    const screenOf = ({ topTarget }: UserActivity) => {
      if (topTarget === null) return '—';
      if (topTarget === editorRoute) return intl.formatMessage({ id: 'panel.usersStats.editor' });
      const screen = routes.find(({ name }) => name === topTarget);
      return screen ? intl.formatMessage({ id: screen.titleId }) : topTarget;
    };
    const nameOf = ({ firstName, lastName }: UserActivity) => `${firstName} ${lastName}`.trim() || '—';
    return [
      make.text('username', 'panel.users.username', ({ username }) => username),
      make.text('name', 'panel.users.name', nameOf, { isSortable: false, hideBelow: 'sm' }),
      make.text('group', 'panel.users.group', ({ group }) => group?.name ?? '—', { hideBelow: 'sm' }),
      make.number('signInCount', 'panel.usersStats.signIns', ({ signInCount }) => signInCount, {
        hideBelow: 'lg',
      }),
      make.number('enterCount', 'panel.usersStats.enters', ({ enterCount }) => enterCount, {
        hideBelow: 'md',
      }),
      make.number('actionCount', 'panel.usersStats.actions', ({ actionCount }) => actionCount),
      make.number('activeDayCount', 'panel.usersStats.days', ({ activeDayCount }) => activeDayCount, {
        hideBelow: 'sm',
      }),
      make.text('topTarget', 'panel.usersStats.topScreen', screenOf, { isSortable: false, hideBelow: 'xl' }),
      make.moment('lastActionDate', 'panel.usersStats.lastAction', ({ lastActionDate }) => lastActionDate),
    ];
  }, [intl, make, routes]);
}

/** Statistics of user activity in a period, counted from the log of page visits and actions. */
export function UsersStatsPage() {
  const intl = useIntl();
  const format = useFormat();
  const groups = useGroupOptions();
  const columns = useActivityColumns();
  const filters = useMemo<ListFilter[]>(
    () => [
      { kind: 'dateRange', names: ['from', 'to'], label: intl.formatMessage({ id: 'panel.filter.period' }) },
      nameFilter('groups', intl.formatMessage({ id: 'panel.users.group' }), groups),
    ],
    [intl, groups],
  );
  const list = useServerList({
    call: calls.listUsersStats,
    fileCall: calls.exportUsersStats,
    name: 'usersStats',
    filters,
    defaults: busiestFirst,
  });
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        <FormattedMessage id="panel.usersStats.text" values={{ timeZone: format.timeZone }} />
      </Typography>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.usersStats.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'panel.users.search' })}
        exportName="users-stats"
        rowId={({ id }) => String(id)}
        rowName={({ username }) => username}
        empty={{ kind: 'empty', title: <FormattedMessage id="panel.usersStats.empty" /> }}
      />
    </>
  );
}
