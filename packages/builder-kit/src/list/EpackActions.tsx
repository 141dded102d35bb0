import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { ConfirmDialog, lazyScreen, toast } from '@vitrina/ui-kit';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { EditPropsDialogProps } from './EditPropsDialog.tsx';
import type { ListPublishDialogProps } from './ListPublishDialog.tsx';
import { saveBlob } from './saveBlob.ts';

const EditPropsDialog = lazyScreen<EditPropsDialogProps>(
  async () => (await import('./EditPropsDialog.tsx')).EditPropsDialog,
);

const ListPublishDialog = lazyScreen<ListPublishDialogProps>(
  async () => (await import('./ListPublishDialog.tsx')).ListPublishDialog,
);

interface EpackActionsProps {
  readonly menu: { readonly anchor: HTMLElement; readonly epack: EpackListItem } | undefined;
  readonly onCloseMenu: () => void;
  readonly onOpen: (epackId: string) => void;
  readonly previewUrl: (epackId: string) => string;
  readonly onChanged: () => void;
}

/** What can be done with a package of the list. */
export function EpackActions({ menu, onCloseMenu, onOpen, previewUrl, onChanged }: EpackActionsProps) {
  const intl = useIntl();
  const client = useApiClient();
  const [deleting, setDeleting] = useState<EpackListItem>();
  const [publishing, setPublishing] = useState<EpackListItem>();
  const [editing, setEditing] = useState<EpackListItem>();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>, doneId: string, name: string) => {
    setBusy(true);
    try {
      await work();
      toast.success({ text: intl.formatMessage({ id: doneId }, { name }) });
      onChanged();
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    } finally {
      setBusy(false);
    }
  };
  const copy = ({ id, name }: EpackListItem) =>
    void run(() => client.call(calls.copyEpack, { params: { id } }), 'builder.list.copied', name);
  const download = ({ id, name }: EpackListItem) =>
    void run(
      async () => saveBlob(await client.call(calls.downloadEpack, { params: { id } }), `${name || id}.zip`),
      'builder.list.downloaded',
      name,
    );
  const remove = ({ id, name }: EpackListItem) =>
    void run(() => client.call(calls.deleteEpack, { params: { id } }), 'builder.list.deleted', name).then(
      () => setDeleting(undefined),
    );
  const choose = (action: (epack: EpackListItem) => void) => () => {
    onCloseMenu();
    if (menu) action(menu.epack);
  };
  return (
    <>
      <Menu open={menu !== undefined} anchorEl={menu?.anchor ?? null} onClose={onCloseMenu}>
        <MenuItem onClick={choose(({ id }) => onOpen(id))}>
          <FormattedMessage id="builder.list.open" />
        </MenuItem>
        <MenuItem onClick={choose(({ id }) => window.open(previewUrl(id), '_blank', 'noopener'))}>
          <FormattedMessage id="builder.command.preview" />
        </MenuItem>
        <MenuItem onClick={choose(setPublishing)}>
          <FormattedMessage id="builder.command.publish" />
        </MenuItem>
        <MenuItem onClick={choose(setEditing)}>
          <FormattedMessage id="builder.props.edit" />
        </MenuItem>
        <MenuItem onClick={choose(copy)}>
          <FormattedMessage id="builder.list.copy" />
        </MenuItem>
        <MenuItem onClick={choose(download)}>
          <FormattedMessage id="builder.command.download" />
        </MenuItem>
        <MenuItem onClick={choose(setDeleting)} sx={{ color: 'error.main' }}>
          <FormattedMessage id="builder.list.delete" />
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={deleting !== undefined}
        title={<FormattedMessage id="builder.list.delete.title" values={{ name: deleting?.name }} />}
        text={<FormattedMessage id="builder.list.delete.text" />}
        confirmLabel={<FormattedMessage id="builder.list.delete.confirm" />}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => deleting && remove(deleting)}
        onCancel={() => setDeleting(undefined)}
      />
      {editing && (
        <Suspense fallback={null}>
          <EditPropsDialog
            epack={editing}
            onClose={() => setEditing(undefined)}
            onDone={() => {
              setEditing(undefined);
              onChanged();
            }}
          />
        </Suspense>
      )}
      {publishing && (
        <Suspense fallback={null}>
          <ListPublishDialog
            epack={publishing}
            previewUrl={previewUrl(publishing.id)}
            onClose={() => {
              setPublishing(undefined);
              onChanged();
            }}
            onMend={() => onOpen(publishing.id)}
          />
        </Suspense>
      )}
    </>
  );
}
