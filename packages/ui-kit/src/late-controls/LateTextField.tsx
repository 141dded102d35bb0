import Skeleton from '@mui/material/Skeleton';
import type { TextFieldProps } from '@mui/material/TextField';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';

const controlHeightPx = 40;

/** MUI's TextField, which brings its lists and menus along, for fields that are seen once something was opened. */
export const LateTextField = lateScreen<TextFieldProps>(
  async () => (await import('@mui/material/TextField')).default,
  <Skeleton variant="rounded" height={controlHeightPx} />,
);
