import Box from '@mui/material/Box';
import { sizes } from '@vitrina/ui-kit';

import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { railStyle, topbarStyle } from './frameStyle.ts';

/** Placeholder of the frame until the user's session has loaded. */
export function FrameSkeleton() {
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box sx={{ ...railStyle, width: sizes.railPx, display: { xs: 'none', md: 'block' } }} />
      <Box sx={{ flex: 1 }}>
        <Box sx={topbarStyle} />
        <Box sx={{ p: { xs: 4, md: 6 } }}>
          <ScreenSkeleton />
        </Box>
      </Box>
    </Box>
  );
}
