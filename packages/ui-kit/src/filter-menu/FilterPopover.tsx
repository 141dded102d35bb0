import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

import { LatePopover } from '../late-controls/LatePopover.tsx';

/** Props of {@link FilterPopover}. */
export interface FilterPopoverProps {
  /** What is filtered by: "License". */
  label: string;
  /** What is chosen, in a few words; empty where the filter does not narrow. */
  summary: string;
  widthPx?: number;
  /** Opens at once, for a filter that was just added. */
  isOpenAtFirst?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter: its button says what is chosen, its choices open below. */
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
      <LatePopover
        open={isOpen && button !== null}
        anchorEl={button}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { width: widthPx, mt: 1 } } }}
      >
        {typeof children === 'function' ? children(close) : children}
      </LatePopover>
    </>
  );
}
