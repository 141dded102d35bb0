import { useOpenedOnce } from '../loading/useOpenedOnce.ts';
import { lazy } from '../loading/lazy.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazy<ConfirmDialogProps>(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);

/** A confirmation dialog; its code loads on first use. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return useOpenedOnce(props.open) ? <ConfirmDialog {...props} /> : null;
}
