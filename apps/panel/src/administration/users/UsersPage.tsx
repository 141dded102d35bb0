import { calls } from '@vitrina/api-client/calls';
import { roleNames } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useGroupOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useUserBulk } from './useUserBulk.ts';
import { enabledTexts, useUserColumns } from './useUserColumns.tsx';

function useUserFilters(): ListFilter[] {
  const intl = useIntl();
  const groups = useGroupOptions();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
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

/** List page of accounts. */
export function UsersPage() {
  const columns = useUserColumns();
  const filters = useUserFilters();
  const list = useServerList({ call: calls.listUsers, name: 'users', filters });
  const bulkActions = useUserBulk(list.filter);
  return (
    <RecordList
      list={list}
      texts="panel.users"
      path="/panel/users"
      columns={columns}
      filters={filters}
      rowName={({ username }) => username}
      bulkActions={bulkActions}
    />
  );
}
