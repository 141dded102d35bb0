import Button from '@mui/material/Button';
import Send from '@mui/icons-material/SendOutlined';
import { calls } from '@vitrina/api-client/calls';
import type { Notification } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { lazyDialog, FormattedMessage } from '@vitrina/ui-kit';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { RemoveButton } from '../../shared/records/RemoveButton.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import type { SendNotificationProps } from './SendNotificationDialog.tsx';

const SendNotificationDialog = lazyDialog<SendNotificationProps>(
  async () => (await import('./SendNotificationDialog.tsx')).SendNotificationDialog,
);

const newestFirst: ListDefaults = { sort: [{ id: 'createdDate', desc: true }] };

function useNotificationColumns() {
  const intl = useIntl();
  const make = useColumnMakers<Notification>();
  return useMemo(() => {
    const everyone = intl.formatMessage({ id: 'panel.notifications.everyone' });
    const readersOf = ({ isForEveryone, groups, users }: Notification) =>
      isForEveryone ? [{ name: everyone }] : [...groups, ...users];
    return [
      make.text('title', 'panel.notifications.subject', ({ title }) => title),
      make.text('text', 'panel.notifications.text', ({ text }) => text, {
        isSortable: false,
        isOptional: true,
      }),
      make.names('readers', 'panel.notifications.readers', readersOf, { hideBelow: 'sm' }),
      make.number('readerCount', 'panel.notifications.readerCount', ({ readerCount }) => readerCount, {
        hideBelow: 'md',
      }),
      make.text('author', 'panel.notifications.author', ({ author }) => author ?? '—', {
        isSortable: false,
        hideBelow: 'md',
      }),
      make.moment('createdDate', 'panel.notifications.sent', ({ createdDate }) => createdDate),
    ];
  }, [intl, make]);
}

/** Lists the messages sent to users and sends new ones. */
export function NotificationsPage() {
  const intl = useIntl();
  const [isWriting, setIsWriting] = useState(false);
  const columns = useNotificationColumns();
  const list = useServerList({
    call: calls.listNotifications,
    name: 'notifications',
    defaults: newestFirst,
  });
  const renderActions = useCallback(
    ({ id, title }: Notification) => (
      <RemoveButton
        name={title}
        texts="panel.notifications.takeBack"
        call={calls.deleteNotification}
        params={{ id }}
      />
    ),
    [],
  );
  const write = (
    <Button variant="contained" startIcon={<Send />} onClick={() => setIsWriting(true)}>
      <FormattedMessage id="panel.notifications.write" />
    </Button>
  );
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.notifications.title' })}
        columns={columns}
        searchLabel={intl.formatMessage({ id: 'panel.notifications.search' })}
        exportName="notifications"
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        rowActions={renderActions}
        actions={write}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="panel.notifications.empty" />,
          text: <FormattedMessage id="panel.notifications.emptyText" />,
          action: write,
        }}
      />
      {isWriting ? <SendNotificationDialog onClose={() => setIsWriting(false)} /> : null}
    </>
  );
}
