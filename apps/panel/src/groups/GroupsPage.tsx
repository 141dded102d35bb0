import { calls } from '@vitrina/api-client/calls';
import { permissionNames, type GroupListItem } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { nameFilter } from '../directory/nameFilter.ts';
import { useLicenseOptions } from '../directory/useDirectory.ts';
import { AddButton } from '../records/AddButton.tsx';
import { useColumnMakers } from '../records/useColumnMakers.tsx';

const tokenTexts = { yes: 'panel.groups.hasToken', no: 'panel.groups.hasNoToken' };
const factorTexts = { yes: 'panel.groups.factorRequired', no: 'panel.groups.factorFree' };

function useGroupColumns() {
  const intl = useIntl();
  const make = useColumnMakers<GroupListItem>();
  return useMemo(() => {
    const inWords = ({ permissions }: GroupListItem) =>
      permissions.map((name) => ({ name: intl.formatMessage({ id: `panel.permission.${name}` }) }));
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
    const text = (id: string) => intl.formatMessage({ id });
    return [
      nameFilter('licenses', text('panel.filter.license'), licenses),
      {
        kind: 'choice',
        name: 'permission',
        label: text('panel.groups.permission'),
        choices: permissionNames.map((value) => ({ value, label: text(`panel.permission.${value}`) })),
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

/** The user groups, for their administration. */
export function GroupsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const columns = useGroupColumns();
  const filters = useGroupFilters();
  const list = useServerList({ call: calls.listGroups, name: 'groups', filters });
  const add = <AddButton to="/panel/groups/add" labelId="panel.groups.add" />;
  return (
    <DataList
      list={list}
      label={intl.formatMessage({ id: 'panel.groups.title' })}
      columns={columns}
      filters={filters}
      searchLabel={intl.formatMessage({ id: 'panel.groups.search' })}
      exportName="groups"
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      onRowOpen={({ id }) => void navigate(`/panel/groups/edit/${id}`)}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id="panel.groups.empty" />,
        text: <FormattedMessage id="panel.groups.emptyText" />,
        action: add,
      }}
    />
  );
}
