import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { useApiClient, useFailureToast } from '@vitrina/session';
import { FailureAlert, LazyConfirmDialog, lazy, toast, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useZipDownload } from '../download/useZipDownload.ts';
import type { PreviewLinksDialogProps } from '../preview-links/PreviewLinksDialog.tsx';
import type { EditPropsDialogProps } from './EditPropsDialog.tsx';
import type { ListPublishDialogProps } from './ListPublishDialog.tsx';
import { useEpackDeletion } from './useEpackDeletion.ts';

const EditPropsDialog = lazy<EditPropsDialogProps>(
  async () => (await import('./EditPropsDialog.tsx')).EditPropsDialog,
);

const PreviewLinksDialog = lazy<PreviewLinksDialogProps>(
  async () => (await import('../preview-links/PreviewLinksDialog.tsx')).PreviewLinksDialog,
);

const ListPublishDialog = lazy<ListPublishDialogProps>(
  async () => (await import('./ListPublishDialog.tsx')).ListPublishDialog,
);

/** Props of {@link EpackActions}. */
export interface EpackActionsProps {
  readonly menu: { readonly anchor: HTMLElement; readonly epack: EpackListItem } | undefined;
  readonly onCloseMenu: () => void;
  readonly onOpen: (epackId: string) => void;
  readonly previewUrl: (epackId: string) => string;
}

/** Renders the menu of a package in the list, and its dialogs. */
export function EpackActions({ menu, onCloseMenu, onOpen, previewUrl }: EpackActionsProps) {
  const intl = useIntl();
  const [deleting, setDeleting] = useState<EpackListItem>();
  const [publishing, setPublishing] = useState<EpackListItem>();
  const [sharing, setSharing] = useState<EpackListItem>();
  const [editing, setEditing] = useState<EpackListItem>();
  const download = useZipDownload();
  const showFailure = useFailureToast();
  const deletion = useEpackDeletion<EpackListItem>((deleted) =>
    setDeleting((shown) => (shown === deleted ? undefined : shown)),
  );
  // Several copies can run at once.
  const { mutateAsync: copyEpack } = useMutation(callMutation(useApiClient(), calls.copyEpack));

  const copy = ({ id, name }: EpackListItem) => {
    copyEpack({ params: { id } }).then(
      () => toast.success({ text: intl.formatMessage({ id: 'builder.list.copied' }, { name }) }),
      showFailure,
    );
  };
  const askToDelete = (epack: EpackListItem) => {
    deletion.reset();
    setDeleting(epack);
  };
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
        <MenuItem onClick={choose(setSharing)}>
          <FormattedMessage id="builder.command.sharePreview" />
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
        <MenuItem onClick={choose((epack) => void download(epack))}>
          <FormattedMessage id="builder.command.download" />
        </MenuItem>
        <MenuItem onClick={choose(askToDelete)} sx={{ color: 'error.main' }}>
          <FormattedMessage id="builder.list.delete" />
        </MenuItem>
      </Menu>
      <LazyConfirmDialog
        open={deleting !== undefined}
        title={<FormattedMessage id="builder.list.delete.title" values={{ name: deleting?.name ?? '' }} />}
        text={
          <>
            <FormattedMessage id="builder.list.delete.text" />
            <FailureAlert failure={deletion.error} sx={{ mt: 3 }} />
          </>
        }
        confirmLabel={<FormattedMessage id="builder.list.delete.confirm" />}
        isDestructive
        isBusy={deletion.isPending}
        onConfirm={() => deleting && deletion.run(deleting)}
        onCancel={() => setDeleting(undefined)}
      />
      {sharing && <PreviewLinksDialog epackId={sharing.id} onClose={() => setSharing(undefined)} />}
      {editing && (
        <EditPropsDialog
          epack={editing}
          onClose={() => setEditing(undefined)}
          onDone={() => setEditing(undefined)}
        />
      )}
      {publishing && (
        <ListPublishDialog
          epack={publishing}
          previewUrl={previewUrl(publishing.id)}
          onClose={() => setPublishing(undefined)}
          onMend={() => onOpen(publishing.id)}
        />
      )}
    </>
  );
}
