import MenuItem from '@mui/material/MenuItem';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { FormattedMessage, LateConfirmDialog, LateMenu, lateScreen, toast } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useZipDownload } from '../download/useZipDownload.ts';
import type { EditPropsDialogProps } from './EditPropsDialog.tsx';
import type { ListPublishDialogProps } from './ListPublishDialog.tsx';
import { useEpackDeletion } from './useEpackDeletion.ts';

const EditPropsDialog = lateScreen<EditPropsDialogProps>(
  async () => (await import('./EditPropsDialog.tsx')).EditPropsDialog,
);

const ListPublishDialog = lateScreen<ListPublishDialogProps>(
  async () => (await import('./ListPublishDialog.tsx')).ListPublishDialog,
);

/** Props of {@link EpackActions}. */
export interface EpackActionsProps {
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
  const download = useZipDownload();
  const deletion = useEpackDeletion(onChanged);

  const copy = async ({ id, name }: EpackListItem) => {
    try {
      await client.call(calls.copyEpack, { params: { id } });
      toast.success({ text: intl.formatMessage({ id: 'builder.list.copied' }, { name }) });
      onChanged();
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    }
  };
  const remove = async (epack: EpackListItem) => {
    setBusy(true);
    await deletion.remove(epack);
    setBusy(false);
    setDeleting(undefined);
  };
  const choose = (action: (epack: EpackListItem) => void) => () => {
    onCloseMenu();
    if (menu) action(menu.epack);
  };
  return (
    <>
      <LateMenu open={menu !== undefined} anchorEl={menu?.anchor ?? null} onClose={onCloseMenu}>
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
        <MenuItem onClick={choose((epack) => void copy(epack))}>
          <FormattedMessage id="builder.list.copy" />
        </MenuItem>
        <MenuItem onClick={choose((epack) => void download(epack))}>
          <FormattedMessage id="builder.command.download" />
        </MenuItem>
        <MenuItem onClick={choose(setDeleting)} sx={{ color: 'error.main' }}>
          <FormattedMessage id="builder.list.delete" />
        </MenuItem>
      </LateMenu>
      <LateConfirmDialog
        open={deleting !== undefined}
        title={<FormattedMessage id="builder.list.delete.title" values={{ name: deleting?.name ?? '' }} />}
        text={<FormattedMessage id="builder.list.delete.text" />}
        confirmLabel={<FormattedMessage id="builder.list.delete.confirm" />}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => deleting && void remove(deleting)}
        onCancel={() => setDeleting(undefined)}
      />
      {editing && (
        <EditPropsDialog
          epack={editing}
          onClose={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            onChanged();
          }}
        />
      )}
      {publishing && (
        <ListPublishDialog
          epack={publishing}
          previewUrl={previewUrl(publishing.id)}
          onClose={() => {
            setPublishing(undefined);
            onChanged();
          }}
          onMend={() => onOpen(publishing.id)}
        />
      )}
    </>
  );
}
