import { lazyDialog } from '@vitrina/ui-kit';

import type { AssetsDialogProps } from './AssetsDialog.tsx';

/** {@link AssetsDialog}, loaded when it opens. */
export const LazyAssetsDialog = lazyDialog<AssetsDialogProps>(
  async () => (await import('./AssetsDialog.tsx')).AssetsDialog,
);
