import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { sizes } from '../theme/tokens.ts';

const style = {
  minWidth: { xs: sizes.touchControlPx, sm: 64 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: -1 }, mr: { xs: 0, sm: 2 } },
};

/** A button of a list's toolbar, which opens a menu or dialog unless it says what it does; on a phone its sign alone. */
export function ToolbarButton({
  icon,
  labelId,
  act,
  isOpen,
  hasDialog = false,
  onClick,
}: {
  icon: ReactNode;
  labelId: LabelId;
  /** What a press does at once, in place of the label; it stands on a phone too. */
  act?: ReactNode;
  isOpen: boolean;
  hasDialog?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}) {
  const label = useIntl().formatMessage({ id: labelId });
  return (
    <Button
      color="inherit"
      startIcon={icon}
      {...(act
        ? {}
        : { 'aria-label': label, 'aria-haspopup': hasDialog ? 'dialog' : 'menu', 'aria-expanded': isOpen })}
      onClick={onClick}
      sx={style}
    >
      {act ?? (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {label}
        </Box>
      )}
    </Button>
  );
}
