import Drawer from '@mui/material/Drawer';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { sizes } from '@vitrina/ui-kit';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link SideSheet}. */
export interface SideSheetProps {
  isOpen: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the details of a list row beside the list. The title and the close button stay in view. */
export function SideSheet({ isOpen, title, onClose, children }: SideSheetProps) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: sizes.sheetPx, maxWidth: '100%' },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'flex-start',
          gap: 2,
          px: { xs: 4, sm: 5 },
          py: 4,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 4, sm: 5 }, py: 4 }}>{children}</Box>
    </Drawer>
  );
}
