import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';

import { lazy } from '../../loading/lazy.tsx';

const formHeightPx = 64;

/** The form of a filter; its code loads when the filter is first opened. */
export function lazyFilterForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(
    load,
    <Box sx={{ p: 3 }}>
      <Skeleton variant="rounded" height={formHeightPx} />
    </Box>,
  );
}
