import Add from '@mui/icons-material/Add';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { Rejection } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { PageDialogProps } from '../live-monitor/dialogs/pageDialog.ts';
import { RowActions } from './RowActions.tsx';
import { useRejectionColumns } from './useRejectionColumns.tsx';
import { useRejectionFilters } from './useRejectionFilters.ts';

const dialogs = {
  add: lazyDialog<PageDialogProps>(
    async () => (await import('./dialogs/AddRejectionDialog.tsx')).AddRejectionDialog,
  ),
  import: lazyDialog<PageDialogProps>(
    async () => (await import('./dialogs/ImportRejectionsDialog.tsx')).ImportRejectionsDialog,
  ),
};
const renderActions = (rejection: Rejection) => <RowActions rejection={rejection} />;
const defaults: ListDefaults = { perPage: 25 };

/** Page of the content that retailers and marketplaces rejected, with the resulting tasks. */
export function RejectionsPage() {
  const intl = useIntl();
  const columns = useRejectionColumns();
  const filters = useRejectionFilters();
  const list = useServerList({ call: calls.listRejections, name: 'rejections', filters, defaults });
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Dialog = dialog && dialogs[dialog];
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog('add')}>
      <FormattedMessage id="shelf.rejection.add" />
    </Button>
  );
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.rejections.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'shelf.rejection.search' })}
        exportName="rejections"
        rowId={({ id }) => String(id)}
        rowName={({ epack, quote, reason }) => `${epack.name}: ${quote || reason}`}
        rowActions={renderActions}
        actions={
          <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" startIcon={<Upload />} onClick={() => setDialog('import')}>
              <FormattedMessage id="shelf.rejection.import" />
            </Button>
            {add}
          </Box>
        }
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="shelf.rejection.empty" />,
          text: <FormattedMessage id="shelf.rejection.emptyText" />,
          action: add,
        }}
      />
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
