import { calls } from '@vitrina/api-client/calls';
import { roleNames } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { nameFilter } from '../directory/nameFilter.ts';
import { useGroupOptions } from '../directory/useDirectory.ts';
import { AddButton } from '../records/AddButton.tsx';
import { useUserBulk } from './useUserBulk.ts';
import { enabledTexts, useUserColumns } from './useUserColumns.tsx';

function useUserFilters(): ListFilter[] {
  const intl = useIntl();
  const groups = useGroupOptions();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id });
    return [
      nameFilter('groups', text('panel.users.group'), groups),
      {
        kind: 'boolean',
        name: 'isEnabled',
        label: text('panel.users.status'),
        yes: text(enabledTexts.yes),
        no: text(enabledTexts.no),
      },
      {
        kind: 'choice',
        name: 'roles',
        label: text('panel.users.role'),
        choices: roleNames.map((value) => ({ value, label: text(`panel.role.${value}`) })),
      },
      {
        kind: 'boolean',
        name: 'hasSecondFactor',
        label: text('panel.users.factor'),
        yes: text('panel.users.factorOn'),
        no: text('panel.users.factorOff'),
      },
    ];
  }, [intl, groups]);
}

/** The accounts, for their administration. */
export function UsersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const columns = useUserColumns();
  const filters = useUserFilters();
  const list = useServerList({ call: calls.listUsers, name: 'users', filters });
  const bulkActions = useUserBulk(list.filter);
  const add = <AddButton to="/panel/users/add" labelId="panel.users.add" />;
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.users.title' })}
      columns={columns}
      filters={filters}
      searchLabel={intl.formatMessage({ id: 'panel.users.search' })}
      exportName="users"
      rowId={({ id }) => String(id)}
      rowName={({ username }) => username}
      onRowOpen={({ id }) => void navigate(`/panel/users/edit/${id}`)}
      bulkActions={bulkActions}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="panel.users.empty" />,
        text: <FormattedMessage id="panel.users.emptyText" />,
        action: add,
      }}
    />
  );
}
