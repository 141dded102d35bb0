import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, ErrorBoundary, FormattedMessage, LoadingDialog, shadows, sizes } from '@vitrina/ui-kit';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link DialogBoundary}. */
export interface DialogBoundaryProps {
  /** Told when a dialog that is not there, yet or at all, is closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Keeps what a dialog is about to be, and its failure, from the editor below: stands for it while its words are on their
 * way, and says in its place what failed, with another try.
 */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setIsClosed(true);
    onClose?.();
  };
  return (
    <ErrorBoundary
      title={<FormattedMessage id="builder.dialog.broken" />}
      renderMessage={(message) => <BrokenDialog onClose={close}>{message}</BrokenDialog>}
    >
      <Suspense fallback={<LoadingDialog onClose={onClose} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The browser's own dialog: it needs no code that might not arrive either. */
function BrokenDialog({ onClose, children }: Required<DialogBoundaryProps>) {
  const intl = useIntl();
  const show = useCallback((element: HTMLDialogElement | null) => element?.showModal(), []);
  return (
    <Box
      component="dialog"
      ref={show}
      aria-label={intl.formatMessage({ id: 'builder.dialog.broken' })}
      onClose={onClose}
      sx={dialogStyle}
    >
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 6, pb: 5 }}>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </Box>
    </Box>
  );
}

const dialogStyle = {
  width: 'min(480px, calc(100vw - 32px))',
  p: 0,
  border: 0,
  borderRadius: `${sizes.radiusPx}px`,
  color: colors.ink,
  backgroundColor: colors.surface,
  boxShadow: shadows.dialog,
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
} as const;
