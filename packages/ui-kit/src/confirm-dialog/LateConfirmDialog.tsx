import { useOpenedOnce } from '../late-controls/useOpenedOnce.ts';
import { lateScreen } from '../lazy-screen/lateScreen.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lateScreen<ConfirmDialogProps>(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);

/** A confirmation dialog; its code loads on first use. */
export function LateConfirmDialog(props: ConfirmDialogProps) {
  return useOpenedOnce(props.open) ? <ConfirmDialog {...props} /> : null;
}
