import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { calls } from '@vitrina/api-client/calls';
import type { LibraryItem } from '@vitrina/editor-core/library';
import { DialogBoundary, NameDialog } from '@vitrina/editor-ui/dialogs';
import { errorMessageId, useCallMutation, useFailureToast } from '@vitrina/session';
import { ConfirmDialog, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const maxLetters = 100;

/** Renders the buttons that rename and delete an item of the library. */
export function ItemActions({ item }: { item: LibraryItem }) {
  const intl = useIntl();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { name } = item;
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <IconButton
        aria-label={intl.formatMessage({ id: 'builder.custom.rename' }, { name })}
        onClick={() => setOpen('rename')}
      >
        <Edit />
      </IconButton>
      <IconButton
        aria-label={intl.formatMessage({ id: 'builder.custom.remove' }, { name })}
        onClick={() => setOpen('delete')}
      >
        <Delete />
      </IconButton>
      <DialogBoundary onClose={() => setOpen(undefined)}>
        {open === 'rename' && <RenameItem item={item} onClose={() => setOpen(undefined)} />}
        {open === 'delete' && <DeleteItem item={item} onClose={() => setOpen(undefined)} />}
      </DialogBoundary>
    </Box>
  );
}

interface ItemDialogProps {
  readonly item: LibraryItem;
  readonly onClose: () => void;
}

function RenameItem({ item: { id, name, kind }, onClose }: ItemDialogProps) {
  const { runAsync } = useCallMutation(calls.updateCustomComponent);
  const rename = async (next: string): Promise<LabelId | undefined> => {
    if (next === name) return undefined;
    try {
      await runAsync({ params: { id }, body: { name: next } });
      return undefined;
    } catch (error) {
      const problem = errorMessageId(error);
      const isTaken = problem === 'api.error.customComponentTaken' && kind !== 'component';
      return isTaken ? `builder.library.taken.${kind}` : problem;
    }
  };
  return (
    <NameDialog
      titleId={`builder.library.rename.${kind === 'template' ? 'template' : 'section'}`}
      labelId="builder.library.name"
      saveId={`builder.library.rename.${kind === 'template' ? 'template' : 'section'}`}
      initialName={name}
      maxLength={maxLetters}
      onSave={rename}
      onClose={onClose}
    />
  );
}

function DeleteItem({ item: { id, name }, onClose }: ItemDialogProps) {
  const { runAsync, isPending } = useCallMutation(calls.deleteCustomComponent);
  const showFailure = useFailureToast();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id="builder.library.delete.title" values={{ name }} />}
      text={<FormattedMessage id="builder.library.delete.text" />}
      confirmLabel={<FormattedMessage id="builder.library.delete" />}
      isDestructive
      isBusy={isPending}
      onConfirm={() => void runAsync({ params: { id } }).then(onClose, showFailure)}
      onCancel={onClose}
    />
  );
}
