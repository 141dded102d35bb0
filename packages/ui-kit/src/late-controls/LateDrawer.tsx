import type { DrawerProps } from '@mui/material/Drawer';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';
import { useOpenedOnce } from './useOpenedOnce.ts';

const Drawer = lateScreen<DrawerProps>(async () => (await import('@mui/material/Drawer')).default);

/** MUI's Drawer; its code loads when one is first opened. */
export function LateDrawer(props: DrawerProps) {
  return useOpenedOnce(props.open ?? false) ? <Drawer {...props} /> : null;
}
