import Box from '@mui/material/Box';
import { useCallback, type SyntheticEvent } from 'react';

import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { colors, shadows, sizes } from '../theme/tokens.ts';

/** Props of {@link LoadingDialog}. */
export interface LoadingDialogProps {
  /** Called if the user cancels the wait. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A placeholder for a dialog while its code loads: catches keys and clicks meant for the dialog, and becomes
 * visible after a moment. Uses the browser's own dialog, which needs no code.
 */
export function LoadingDialog({ onClose }: LoadingDialogProps) {
  const show = useCallback((element: HTMLDialogElement) => {
    element.showModal();
    // Returns the focus to the opener, so that the loaded dialog can restore it.
    return () => element.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <Box component="dialog" ref={show} onCancel={onCancel} sx={dialogStyle}>
      <FormattedMessage id="ui.loading" />
    </Box>
  );
}

const dialogStyle = {
  px: 6,
  py: 5,
  border: 0,
  borderRadius: `${sizes.radiusPx}px`,
  color: colors.ink,
  backgroundColor: colors.surface,
  boxShadow: shadows.dialog,
  '&::backdrop': { backgroundColor: 'transparent' },
  opacity: 0,
  '@keyframes appear': { to: { opacity: 1 } },
  animation: 'appear 0s 400ms forwards',
} as const;
