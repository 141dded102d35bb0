import { lateDialog } from '@vitrina/ui-kit';
import { viewActions } from '@vitrina/editor-core/store';
import type { AssetsDialogProps } from '@vitrina/editor-ui/assets/library';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { InsertPickerProps } from '../insert-picker/InsertPicker.tsx';

const CommandPalette = lateDialog(
  async () => (await import('../command-palette/CommandPalette.tsx')).CommandPalette,
);
const InsertPicker = lateDialog<InsertPickerProps>(
  async () => (await import('../insert-picker/InsertPicker.tsx')).InsertPicker,
);
const ShortcutsSheet = lateDialog(
  async () => (await import('../command-palette/ShortcutsSheet.tsx')).ShortcutsSheet,
);
const PublishDialog = lateDialog(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog);
const ConflictDialog = lateDialog(
  async () => (await import('../conflicts/ConflictDialog.tsx')).ConflictDialog,
);

const SaveCustomDialog = lateDialog(
  async () => (await import('../custom-components/SaveCustomDialog.tsx')).SaveCustomDialog,
);

const TextAssistDialog = lateDialog(
  async () => (await import('../text-assist/TextAssistDialog.tsx')).TextAssistDialog,
);

const VersionsDialog = lateDialog(
  async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog,
);

const TranslationDialog = lateDialog(
  async () => (await import('../translation/TranslationDialog.tsx')).TranslationDialog,
);

const LinkedCopyDialog = lateDialog(
  async () => (await import('../linked-copies/LinkedCopyDialog.tsx')).LinkedCopyDialog,
);

const ExportDialog = lateDialog(async () => (await import('../marketplace/ExportDialog.tsx')).ExportDialog);
const ImportDialog = lateDialog(async () => (await import('../marketplace/ImportDialog.tsx')).ImportDialog);

const AssetsDialog = lateDialog<AssetsDialogProps>(
  async () => (await import('@vitrina/editor-ui/assets/library')).AssetsDialog,
);

/** The dialog that is open, if any; each is loaded when first opened. One that fails leaves the others as they are. */
export function EditorDialogs() {
  const dialog = useEditorState((state) => state.view.openDialog);
  const dispatch = useBuilderDispatch();
  const hasConflict = useEditorState((state) => state.saving.status === 'conflict');
  const close = () => dispatch(viewActions.dialogClosed());
  return (
    <>
      <DialogBoundary key={dialog ?? 'none'} onClose={close}>
        {dialog !== undefined && (
          <>
            {dialog === 'commands' && <CommandPalette onClose={close} />}
            {dialog === 'insertAfter' && <InsertPicker position="after" onClose={close} />}
            {dialog === 'insertInside' && <InsertPicker position="inside" onClose={close} />}
            {dialog === 'shortcuts' && <ShortcutsSheet onClose={close} />}
            {dialog === 'publish' && <PublishDialog onClose={close} />}
            {dialog === 'saveCustom' && <SaveCustomDialog onClose={close} />}
            {dialog === 'textAssist' && <TextAssistDialog onClose={close} />}
            {dialog === 'translation' && <TranslationDialog onClose={close} />}
            {dialog === 'exportMarketplace' && <ExportDialog onClose={close} />}
            {dialog === 'importOzon' && <ImportDialog onClose={close} />}
            {dialog === 'linkedCopy' && <LinkedCopyDialog onClose={close} />}
            {dialog === 'versions' && <VersionsDialog onClose={close} />}
            {dialog === 'assets' && <AssetsDialog onClose={close} />}
          </>
        )}
      </DialogBoundary>
      {hasConflict && (
        <DialogBoundary>
          <ConflictDialog />
        </DialogBoundary>
      )}
    </>
  );
}
