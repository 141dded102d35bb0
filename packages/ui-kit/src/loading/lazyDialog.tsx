import type { ComponentType } from 'react';

import { LoadingDialog, type LoadingDialogProps } from './LoadingDialog.tsx';
import { atOnce, lazy } from './lazy.tsx';

/** A dialog that loads when first opened, and captures the keyboard from then on. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LoadingDialogProps> {
  return lazy<Props & LoadingDialogProps>(load, ({ onClose }) => <LoadingDialog onClose={onClose} />, atOnce);
}
