import { calls } from '@vitrina/api-client/calls';
import type { AuditEntry } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { CellLines, DataList, type ListDefaults, type ListFilter } from '@vitrina/ui-kit/list';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useUserOptions } from '../../shared/directory/useDirectory.ts';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { AuditEntrySheet } from './AuditEntrySheet.tsx';
import { useAuditWords } from './useAuditWords.ts';

const defaults: ListDefaults = { perPage: 25 };

function useAuditColumns() {
  const intl = useIntl();
  const make = useColumnMakers<AuditEntry>();
  const format = useFormat();
  const words = useAuditWords();
  return useMemo(() => {
    const server = intl.formatMessage({ id: 'panel.auditLog.server' });
    const userOf = ({ user }: AuditEntry) => user?.name ?? server;
    return [
      make.moment('date', 'panel.auditLog.date', ({ date }) => date, {
        cell: (entry) => <CellLines isForPhone first={format.dateTime(entry.date)} second={userOf(entry)} />,
      }),
      make.text('user', 'panel.auditLog.user', userOf, { isSortable: false, hideBelow: 'sm' }),
      make.text('action', 'panel.auditLog.action', words.actionOf, {
        cell: (entry) => (
          <CellLines isForPhone first={words.actionOf(entry)} second={words.subjectOf(entry)} />
        ),
      }),
      make.text('subject', 'panel.auditLog.subject', words.subjectOf, { hideBelow: 'sm' }),
    ];
  }, [intl, format, make, words]);
}

/** Lists administrative and publishing actions, newest first. */
export function AuditLogPage() {
  const intl = useIntl();
  const users = useUserOptions();
  const columns = useAuditColumns();
  const words = useAuditWords();
  const [opened, setOpened] = useState<AuditEntry>();
  const filters = useMemo<ListFilter[]>(
    () => [
      { kind: 'dateRange', names: ['from', 'to'], label: intl.formatMessage({ id: 'panel.filter.period' }) },
      nameFilter('users', intl.formatMessage({ id: 'panel.filter.user' }), users),
      { kind: 'text', name: 'action', label: intl.formatMessage({ id: 'panel.auditLog.action' }) },
    ],
    [intl, users],
  );
  const list = useServerList({ call: calls.listAuditLog, name: 'auditLog', filters, defaults });
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.auditLog.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'panel.auditLog.search' })}
        exportName="audit-log"
        rowId={({ id }) => String(id)}
        rowName={(entry) => `${words.actionOf(entry)} ${words.subjectOf(entry)}`}
        onRowOpen={setOpened}
        empty={{ kind: 'empty', title: <FormattedMessage id="panel.auditLog.empty" /> }}
      />
      <AuditEntrySheet entry={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
