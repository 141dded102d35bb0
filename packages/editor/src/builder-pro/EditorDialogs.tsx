import { lazyDialog } from '@vitrina/ui-kit';
import { viewActions } from '@vitrina/editor-core/store';
import type { AssetsDialogProps } from '@vitrina/editor-ui/assets/library';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { InsertPickerProps } from '../insert-picker/InsertPicker.tsx';
import type { SaveItemDialogProps } from '../library/SaveItemDialog.tsx';

const CommandPalette = lazyDialog(
  async () => (await import('../command-palette/CommandPalette.tsx')).CommandPalette,
);
const InsertPicker = lazyDialog<InsertPickerProps>(
  async () => (await import('../insert-picker/InsertPicker.tsx')).InsertPicker,
);
const WrapPicker = lazyDialog(async () => (await import('../insert-picker/WrapPicker.tsx')).WrapPicker);
const ReplacePicker = lazyDialog(
  async () => (await import('../insert-picker/ReplacePicker.tsx')).ReplacePicker,
);
const DesignsDialog = lazyDialog(async () => (await import('../designs/DesignsDialog.tsx')).DesignsDialog);
const ShortcutsSheet = lazyDialog(
  async () => (await import('../command-palette/ShortcutsSheet.tsx')).ShortcutsSheet,
);
const PublishDialog = lazyDialog(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog);
const ConflictDialog = lazyDialog(
  async () => (await import('../conflicts/ConflictDialog.tsx')).ConflictDialog,
);

const SaveCustomDialog = lazyDialog(
  async () => (await import('../custom-components/SaveCustomDialog.tsx')).SaveCustomDialog,
);

const SaveItemDialog = lazyDialog<SaveItemDialogProps>(
  async () => (await import('../library/SaveItemDialog.tsx')).SaveItemDialog,
);

const UpdateItemDialog = lazyDialog(
  async () => (await import('../library/UpdateItemDialog.tsx')).UpdateItemDialog,
);

const LibraryUpdatesDialog = lazyDialog(
  async () => (await import('../linked-copies/LibraryUpdatesDialog.tsx')).LibraryUpdatesDialog,
);

const TextAssistDialog = lazyDialog(
  async () => (await import('../text-assist/TextAssistDialog.tsx')).TextAssistDialog,
);

const TextProposalsDialog = lazyDialog(
  async () => (await import('../text-proposals/TextProposalsDialog.tsx')).TextProposalsDialog,
);

const VersionsDialog = lazyDialog(
  async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog,
);

const ShopperDialog = lazyDialog(
  async () => (await import('../shopper-view/ShopperDialog.tsx')).ShopperDialog,
);

const EditorPreviewLinks = lazyDialog(
  async () => (await import('../preview-links/EditorPreviewLinks.tsx')).EditorPreviewLinks,
);

const TranslationDialog = lazyDialog(
  async () => (await import('../translation/TranslationDialog.tsx')).TranslationDialog,
);

const LinkedCopyDialog = lazyDialog(
  async () => (await import('../linked-copies/LinkedCopyDialog.tsx')).LinkedCopyDialog,
);

const ExportDialog = lazyDialog(async () => (await import('../marketplace/ExportDialog.tsx')).ExportDialog);
const ImportDialog = lazyDialog(async () => (await import('../marketplace/ImportDialog.tsx')).ImportDialog);

const AssetsDialog = lazyDialog<AssetsDialogProps>(
  async () => (await import('@vitrina/editor-ui/assets/library')).AssetsDialog,
);

/**
 * Renders the open dialog, if any. Each dialog is loaded when first opened; a failed one doesn't affect the
 * others.
 */
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
            {dialog === 'wrapIn' && <WrapPicker onClose={close} />}
            {dialog === 'replaceBlock' && <ReplacePicker onClose={close} />}
            {dialog === 'designs' && <DesignsDialog onClose={close} />}
            {dialog === 'shortcuts' && <ShortcutsSheet onClose={close} />}
            {dialog === 'publish' && <PublishDialog onClose={close} />}
            {dialog === 'saveCustom' && <SaveCustomDialog onClose={close} />}
            {dialog === 'saveSection' && <SaveItemDialog kind="section" onClose={close} />}
            {dialog === 'saveTemplate' && <SaveItemDialog kind="template" onClose={close} />}
            {dialog === 'updateItem' && <UpdateItemDialog onClose={close} />}
            {dialog === 'libraryUpdates' && <LibraryUpdatesDialog />}
            {dialog === 'textAssist' && <TextAssistDialog onClose={close} />}
            {dialog === 'textProposals' && <TextProposalsDialog onClose={close} />}
            {dialog === 'translation' && <TranslationDialog onClose={close} />}
            {dialog === 'exportMarketplace' && <ExportDialog onClose={close} />}
            {dialog === 'importOzon' && <ImportDialog onClose={close} />}
            {dialog === 'linkedCopy' && <LinkedCopyDialog onClose={close} />}
            {dialog === 'shopperView' && <ShopperDialog onClose={close} />}
            {dialog === 'previewLinks' && <EditorPreviewLinks onClose={close} />}
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
