import { whenIdle } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';

import type { LeaveDialog, LeaveDialogProps } from './LeaveDialog.tsx';

/**
 * {@link LeaveDialog}, fetched once there is something to lose and the browser has time, and not when it is needed: without
 * it the user could not leave. Where it did not come, it is asked for again when it is to open.
 */
export function LateLeaveDialog(props: LeaveDialogProps & { readonly isWanted: boolean }) {
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
