import type { MenuProps } from '@mui/material/Menu';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';
import { useOpenedOnce } from './useOpenedOnce.ts';

const Menu = lateScreen<MenuProps>(async () => (await import('@mui/material/Menu')).default);

/** MUI's Menu; its code loads when one is first opened. */
export function LateMenu(props: MenuProps) {
  return useOpenedOnce(props.open) ? <Menu {...props} /> : null;
}
