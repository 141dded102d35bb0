import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { useBuilder } from '../store/hooks.ts';

const CommandPalette = lazyScreen(
  async () => (await import('../commands/CommandPalette.tsx')).CommandPalette,
);
const PublishDialog = lazyScreen(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog);
const ConflictDialog = lazyScreen(async () => (await import('../saving/ConflictDialog.tsx')).ConflictDialog);

const SaveCustomDialog = lazyScreen(
  async () => (await import('../custom-components/SaveCustomDialog.tsx')).SaveCustomDialog,
);

const TextAssistDialog = lazyScreen(
  async () => (await import('../text-assist/TextAssistDialog.tsx')).TextAssistDialog,
);

/** The dialog that is open, if any; each is loaded when first opened. */
export function EditorDialogs() {
  const dialog = useBuilder((state) => state.view.openDialog);
  const hasConflict = useBuilder((state) => state.saving.status === 'conflict');
  return (
    <Suspense fallback={null}>
      {dialog === 'commands' && <CommandPalette />}
      {dialog === 'publish' && <PublishDialog />}
      {dialog === 'saveCustom' && <SaveCustomDialog />}
      {dialog === 'textAssist' && <TextAssistDialog />}
      {hasConflict && <ConflictDialog />}
    </Suspense>
  );
}
