import { sizes } from '@vitrina/ui-kit';

/** The menu's column. */
export const railStyle = {
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;

/** The bar above the screen. */
export const topbarStyle = {
  height: sizes.topbarPx,
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
