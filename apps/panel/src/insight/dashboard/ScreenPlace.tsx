import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Reserves a full screen height for parts that are loading, so that the content below doesn't move when they
 * appear.
 */
export function ScreenPlace({ children }: { children?: ReactNode }) {
  return <Box sx={{ minHeight: '100dvh' }}>{children}</Box>;
}
