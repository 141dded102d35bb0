import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { DebtNoticeRecord } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { useServerList } from '@vitrina/session/list';
import { lazyDialog, useLocale, FormattedMessage } from '@vitrina/ui-kit';
import { DataList, type ListDefaults, type ListFilter } from '@vitrina/ui-kit/list';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { nameFilter } from '../../shared/directory/nameFilter.ts';
import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { RemoveButton } from '../../shared/records/RemoveButton.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import type { DebtNoticeDialogProps } from './DebtNoticeDialog.tsx';

const DebtNoticeDialog = lazyDialog<DebtNoticeDialogProps>(
  async () => (await import('./DebtNoticeDialog.tsx')).DebtNoticeDialog,
);

const newestFirst: ListDefaults = { sort: [{ id: 'createdDate', desc: true }] };

/** Returns a function that renders a notice in the reader's language, as the users of its license see it. */
function useNoticeText() {
  const { messageLocale } = useLocale();
  return useCallback(
    ({ messageEn, messageRu }: DebtNoticeRecord) => (messageLocale === 'ru' ? messageRu : messageEn),
    [messageLocale],
  );
}

function useDebtNoticeColumns() {
  const make = useColumnMakers<DebtNoticeRecord>();
  const textOf = useNoticeText();
  return useMemo(
    () => [
      make.text('license', 'panel.debtNotices.license', ({ license }) => license.name),
      make.text('message', 'panel.debtNotices.message', textOf, { isSortable: false }),
      make.number('closedCount', 'panel.debtNotices.closedCount', ({ closedCount }) => closedCount, {
        hideBelow: 'md',
      }),
      make.moment('createdDate', 'panel.debtNotices.created', ({ createdDate }) => createdDate, {
        hideBelow: 'sm',
      }),
    ],
    [make, textOf],
  );
}

/** Page for the debt notices of licenses. Users of a license see its notice until they close it. */
export function DebtNoticesPage() {
  const intl = useIntl();
  const { isAdmin } = useSession();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useDebtNoticeColumns();
  const licenses = useLicenseOptions();
  const filters = useMemo<ListFilter[]>(
    () => [nameFilter('licenses', intl.formatMessage({ id: 'panel.filter.license' }), licenses)],
    [intl, licenses],
  );
  const list = useServerList({
    call: calls.searchDebtNotices,
    name: 'debtNotices',
    filters,
    defaults: newestFirst,
  });
  const renderActions = useCallback(
    ({ id, license }: DebtNoticeRecord) => (
      <RemoveButton
        name={license.name}
        texts="panel.debtNotices.takeBack"
        call={calls.deleteDebtNotice}
        params={{ id }}
      />
    ),
    [],
  );
  const add = isAdmin ? (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
      <FormattedMessage id="panel.debtNotices.add" />
    </Button>
  ) : null;
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.debtNotices.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'panel.debtNotices.search' })}
        exportName="debt-notices"
        rowId={({ id }) => String(id)}
        rowName={({ license }) => license.name}
        {...(isAdmin ? { rowActions: renderActions } : {})}
        actions={add}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="panel.debtNotices.empty" />,
          text: <FormattedMessage id="panel.debtNotices.emptyText" />,
          action: add,
        }}
      />
      {isAdding ? <DebtNoticeDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
