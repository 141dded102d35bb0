import { whenIdle } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';

import type { LeaveDialog, LeaveDialogProps } from './LeaveDialog.tsx';

/**
 * {@link LeaveDialog}, preloaded once there are unsaved changes and the browser is idle: if it failed to load
 * when needed, the user could not leave. If preloading fails, it loads when it opens.
 */
export function LazyLeaveDialog(props: LeaveDialogProps & { readonly isWanted: boolean }) {
  const { isWanted, ...dialog } = props;
  const [Dialog, setDialog] = useState<typeof LeaveDialog>();
  const isMissing = isWanted && Dialog === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const load = () =>
      void import('./LeaveDialog.tsx')
        .then((module) => setDialog(() => module.LeaveDialog))
        .catch(() => undefined);
    if (dialog.open) load();
    else whenIdle(load);
  }, [isMissing, dialog.open]);
  return Dialog ? <Dialog {...dialog} /> : null;
}
