import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import type { AssetsDialogProps } from '../assets/AssetsDialog.tsx';
import type { InsertPickerProps } from '../insert-picker/InsertPicker.tsx';
import { LateWords } from '../messages/late/LateWords.tsx';
import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { viewActions } from '../store/viewSlice.ts';
import { DialogBoundary } from './DialogBoundary.tsx';

const CommandPalette = lazyScreen(
  async () => (await import('../commands/CommandPalette.tsx')).CommandPalette,
);
const InsertPicker = lazyScreen<InsertPickerProps>(
  async () => (await import('../insert-picker/InsertPicker.tsx')).InsertPicker,
);
const ShortcutsSheet = lazyScreen(
  async () => (await import('../commands/ShortcutsSheet.tsx')).ShortcutsSheet,
);
const PublishDialog = lazyScreen(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog);
const ConflictDialog = lazyScreen(async () => (await import('../saving/ConflictDialog.tsx')).ConflictDialog);

const SaveCustomDialog = lazyScreen(
  async () => (await import('../custom-components/SaveCustomDialog.tsx')).SaveCustomDialog,
);

const TextAssistDialog = lazyScreen(
  async () => (await import('../text-assist/TextAssistDialog.tsx')).TextAssistDialog,
);

const VersionsDialog = lazyScreen(
  async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog,
);

const TranslationDialog = lazyScreen(
  async () => (await import('../translation/TranslationDialog.tsx')).TranslationDialog,
);

const LinkedCopyDialog = lazyScreen(
  async () => (await import('../linked-copies/LinkedCopyDialog.tsx')).LinkedCopyDialog,
);

const ExportDialog = lazyScreen(async () => (await import('../marketplace/ExportDialog.tsx')).ExportDialog);
const ImportDialog = lazyScreen(async () => (await import('../marketplace/ImportDialog.tsx')).ImportDialog);

const AssetsDialog = lazyScreen<AssetsDialogProps>(
  async () => (await import('../assets/AssetsDialog.tsx')).AssetsDialog,
);

/** The dialog that is open, if any; each is loaded when first opened. One that fails leaves the others as they are. */
export function EditorDialogs() {
  const dialog = useBuilder((state) => state.view.openDialog);
  const dispatch = useBuilderDispatch();
  const hasConflict = useBuilder((state) => state.saving.status === 'conflict');
  const close = () => dispatch(viewActions.dialogClosed());
  return (
    <Suspense fallback={null}>
      <DialogBoundary key={dialog ?? 'none'} onClose={close}>
        {dialog !== undefined && (
          <LateWords>
            {dialog === 'commands' && <CommandPalette />}
            {dialog === 'insertAfter' && <InsertPicker position="after" />}
            {dialog === 'insertInside' && <InsertPicker position="inside" />}
            {dialog === 'shortcuts' && <ShortcutsSheet />}
            {dialog === 'publish' && <PublishDialog />}
            {dialog === 'saveCustom' && <SaveCustomDialog />}
            {dialog === 'textAssist' && <TextAssistDialog />}
            {dialog === 'translation' && <TranslationDialog />}
            {dialog === 'exportMarketplace' && <ExportDialog />}
            {dialog === 'importOzon' && <ImportDialog />}
            {dialog === 'linkedCopy' && <LinkedCopyDialog />}
            {dialog === 'versions' && <VersionsDialog />}
            {dialog === 'assets' && <AssetsDialog onClose={close} />}
          </LateWords>
        )}
      </DialogBoundary>
      {hasConflict && (
        <DialogBoundary>
          <LateWords>
            <ConflictDialog />
          </LateWords>
        </DialogBoundary>
      )}
    </Suspense>
  );
}
