import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { sizes } from '../theme/tokens.ts';

const style = {
  minWidth: { xs: sizes.touchControlPx, sm: 64 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: -1 }, mr: { xs: 0, sm: 2 } },
};

/** A button of a list's toolbar. Opens a menu or dialog unless `act` is set; only an icon on a phone. */
export function ToolbarButton({
  icon,
  labelId,
  act,
  isOpen,
  hasDialog = false,
  onClick,
}: {
  icon: ReactNode;
  labelId: string;
  /** The label of an immediate action, shown instead of `label`, also on a phone. */
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
