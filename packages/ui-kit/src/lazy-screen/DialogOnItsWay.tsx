import Box from '@mui/material/Box';
import { useCallback, type SyntheticEvent } from 'react';

import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { colors, shadows, sizes } from '../theme/tokens.ts';

/** Props of {@link DialogOnItsWay}. */
export interface DialogOnItsWayProps {
  /** The user does not want to wait for it. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Stands for a dialog while its code is on its way: nothing behind it takes keys and presses that are meant for the dialog.
 * It is seen where that takes longer than a moment. The browser's own dialog, which needs no code that might be late.
 */
export function DialogOnItsWay({ onClose }: DialogOnItsWayProps) {
  const show = useCallback((element: HTMLDialogElement) => {
    element.showModal();
    // Gives the keyboard back to the opener, which the dialog that comes is to know of.
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
