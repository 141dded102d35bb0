import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, LoadingDialog, ErrorBoundary, shadows, sizes, FormattedMessage } from '@vitrina/ui-kit';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link DialogBoundary}. */
export interface DialogBoundaryProps {
  /** Called when the placeholder of a loading or failed dialog is closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Wraps a lazily loaded dialog. Shows a placeholder while the dialog loads and an error with a retry button
 * if it fails, so that neither affects the editor.
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

/** Native dialog, which needs no code that could also fail to load. */
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
