import { sizes } from '@vitrina/ui-kit';

/** Style of the menu column. */
export const railStyle = {
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;

/** Style of the top bar. */
export const topbarStyle = {
  height: sizes.topbarPx,
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
