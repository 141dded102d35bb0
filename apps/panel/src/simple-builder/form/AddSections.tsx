import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';

const DesignsDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('@vitrina/editor/designs')).DesignsDialog,
);

/** Renders the button that adds sections of the library to the end of the page. */
export function AddSections() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<Add />} onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        <FormattedMessage id="simpleBuilder.addSections" />
      </Button>
      <DialogBoundary onClose={close}>{isOpen && <DesignsDialog onClose={close} />}</DialogBoundary>
    </>
  );
}
