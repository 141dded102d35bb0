import Add from '@mui/icons-material/Add';
import Alerts from '@mui/icons-material/NotificationAddOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import { lazyDialog, FormattedMessage } from '@vitrina/ui-kit';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useOpenedRow, useRowNeighbors } from '../../shared/records/useOpenedRow.ts';
import { alertRulesPath } from './alerts/alertRulesPath.ts';
import type { PageDialogProps } from './dialogs/pageDialog.ts';
import { nameOfPage } from './nameOfPage.ts';
import { LazyPageSheet } from './sheet/LazyPageSheet.ts';
import { usePageBulk } from './usePageBulk.ts';
import { usePageColumns } from './usePageColumns.tsx';
import { usePageFilters } from './usePageFilters.ts';

const dialogs = {
  add: lazyDialog<PageDialogProps>(async () => (await import('./dialogs/AddPageDialog.tsx')).AddPageDialog),
  import: lazyDialog<PageDialogProps>(
    async () => (await import('./dialogs/ImportPagesDialog.tsx')).ImportPagesDialog,
  ),
};

const defaults: ListDefaults = { perPage: 25 };

/** Lists product pages at the retailers, with their status and actions. */
function LiveMonitor() {
  const intl = useIntl();
  const columns = usePageColumns();
  const filters = usePageFilters();
  const list = useServerList({ call: calls.listMonitoredPages, name: 'liveMonitor', filters, defaults });
  const { openedId, open, close } = useOpenedRow();
  const ids = useMemo(() => list.query.data?.items.map(({ id }) => id) ?? [], [list.query.data]);
  const neighbors = useRowNeighbors(ids, { openedId, open });
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Dialog = dialog && dialogs[dialog];
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog('add')}>
      <FormattedMessage id="shelf.monitor.add" />
    </Button>
  );
  const takeFile = (
    <Button variant="outlined" startIcon={<Upload />} onClick={() => setDialog('import')}>
      <FormattedMessage id="shelf.monitor.import" />
    </Button>
  );
  const toAlerts = (
    <Button variant="outlined" startIcon={<Alerts />} component={Link} to={alertRulesPath}>
      <FormattedMessage id="panel.alertRules.title" />
    </Button>
  );
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.liveMonitor.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'shelf.monitor.search' })}
        exportName="live-monitor"
        rowId={({ id }) => String(id)}
        rowName={nameOfPage}
        onRowOpen={({ id }) => open(id)}
        bulkActions={usePageBulk(list.filter)}
        actions={
          <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', gap: 2 }}>
            {toAlerts}
            {takeFile}
            {add}
          </Box>
        }
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="shelf.monitor.empty" />,
          text: <FormattedMessage id="shelf.monitor.emptyText" />,
          action: add,
        }}
      />
      <LazyPageSheet pageId={openedId} neighbors={neighbors} onClose={close} />
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}

/** Page of the live monitor. */
export function LiveMonitorPage() {
  return <LiveMonitor />;
}
