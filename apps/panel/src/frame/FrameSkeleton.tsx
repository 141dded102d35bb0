import Box from '@mui/material/Box';
import { sizes } from '@vitrina/ui-kit';

import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { railStyle, topbarStyle } from './frameStyle.ts';
import { useRailState } from './useRailState.ts';

/** Placeholder of the frame until the user's session has loaded. */
export function FrameSkeleton() {
  const { isOpen } = useRailState();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box
        sx={{
          ...railStyle,
          width: isOpen ? sizes.openRailPx : sizes.railPx,
          display: { xs: 'none', md: 'block' },
        }}
      />
      <Box sx={{ flex: 1 }}>
        <Box sx={topbarStyle} />
        <Box sx={{ p: { xs: 4, md: 6 } }}>
          <ScreenSkeleton />
        </Box>
      </Box>
    </Box>
  );
}
