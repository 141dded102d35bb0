import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Stacks form fields vertically. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', maxWidth: 640 }}>{children}</Box>;
}
