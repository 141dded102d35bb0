import Popover from '@mui/material/Popover';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

/** Props of {@link FilterPopover}. */
export interface FilterPopoverProps {
  /** The filtered property: "License". */
  label: string;
  /** A short text of the selection; empty if the filter is not set. */
  summary: string;
  widthPx?: number;
  /** Opens on mount, for a filter that was just added. */
  isOpenAtFirst?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter: a button that shows the selection, and a popover with the choices. */
export function FilterPopover({
  label,
  summary,
  widthPx = 280,
  isOpenAtFirst = false,
  children,
}: FilterPopoverProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        endIcon={<ExpandMore />}
        sx={{ maxWidth: '100%', fontWeight: summary === '' ? 400 : 500 }}
      >
        {summary === '' ? label : `${label}: ${summary}`}
      </Button>
      <Popover
        open={isOpen && button !== null}
        anchorEl={button}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { width: widthPx, mt: 1 } } }}
      >
        {typeof children === 'function' ? children(close) : children}
      </Popover>
    </>
  );
}
