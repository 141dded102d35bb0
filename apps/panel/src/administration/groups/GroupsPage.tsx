import { calls } from '@vitrina/api-client/calls';
import { permissionNames, type GroupListItem } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

const tokenTexts = { yes: 'panel.groups.hasToken', no: 'panel.groups.hasNoToken' } as const;
const factorTexts = { yes: 'panel.groups.factorRequired', no: 'panel.groups.factorFree' } as const;

function useGroupColumns() {
  const intl = useIntl();
  const make = useColumnMakers<GroupListItem>();
  return useMemo(() => {
    const inWords = ({ permissions }: GroupListItem) =>
      permissions.map((name) => ({ name: intl.formatMessage({ id: `ui.permission.${name}` }) }));
    const unsorted = { isSortable: false } as const;
    return [
      make.text('name', 'panel.groups.name', ({ name }) => name),
      make.number('userCount', 'panel.groups.users', ({ userCount }) => userCount),
      make.names('licenses', 'panel.groups.licenses', ({ licenses }) => licenses, { hideBelow: 'sm' }),
      make.names('permissions', 'panel.groups.permissions', inWords, { hideBelow: 'md' }),
      make.flag('hasToken', 'panel.groups.token', ({ hasToken }) => hasToken, tokenTexts, {
        ...unsorted,
        hideBelow: 'lg',
      }),
      make.flag(
        'isSecondFactorRequired',
        'panel.users.factor',
        ({ isSecondFactorRequired }) => isSecondFactorRequired,
        factorTexts,
        { ...unsorted, isOptional: true },
      ),
    ];
  }, [intl, make]);
}

function useGroupFilters(): ListFilter[] {
  const intl = useIntl();
  const licenses = useLicenseOptions();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    return [
      nameFilter('licenses', text('panel.filter.license'), licenses),
      {
        kind: 'choice',
        name: 'permission',
        label: text('panel.groups.permission'),
        choices: permissionNames.map((value) => ({ value, label: text(`ui.permission.${value}`) })),
      },
      {
        kind: 'boolean',
        name: 'hasToken',
        label: text('panel.groups.token'),
        yes: text(tokenTexts.yes),
        no: text(tokenTexts.no),
      },
    ];
  }, [intl, licenses]);
}

/** List page of user groups. */
export function GroupsPage() {
  const columns = useGroupColumns();
  const filters = useGroupFilters();
  const list = useServerList({ call: calls.listGroups, name: 'groups', filters });
  return (
    <RecordList
      list={list}
      texts="panel.groups"
      path="/panel/groups"
      columns={columns}
      filters={filters}
      rowName={({ name }) => name}
    />
  );
}
