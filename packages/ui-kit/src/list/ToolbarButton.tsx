import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** A button of a list's toolbar that opens a menu or dialog. */
export function ToolbarButton({
  icon,
  labelId,
  isOpen,
  hasDialog = false,
  onClick,
}: {
  icon: ReactNode;
  labelId: string;
  isOpen: boolean;
  hasDialog?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}) {
  return (
    <Button
      color="inherit"
      startIcon={icon}
      aria-haspopup={hasDialog ? 'dialog' : 'menu'}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <FormattedMessage id={labelId} />
    </Button>
  );
}
