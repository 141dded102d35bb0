import type { PopoverProps } from '@mui/material/Popover';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';
import { useOpenedOnce } from './useOpenedOnce.ts';

const Popover = lateScreen<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

/** MUI's Popover; its code loads when one is first opened. */
export function LatePopover(props: PopoverProps) {
  return useOpenedOnce(props.open) ? <Popover {...props} /> : null;
}
