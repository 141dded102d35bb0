import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The place of parts that are on their way and higher than a screen: what stands below comes in sight with them, and does not jump. */
export function ScreenPlace({ children }: { children?: ReactNode }) {
  return <Box sx={{ minHeight: '100dvh' }}>{children}</Box>;
}
