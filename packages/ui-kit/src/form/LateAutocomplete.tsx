import type Autocomplete from '@mui/material/Autocomplete';
import Skeleton from '@mui/material/Skeleton';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';

const controlHeightPx = 40;

/** MUI's Autocomplete, whose code arrives while the form's record does: few fields need it, and it is heavy. */
export const LateAutocomplete = lateScreen(
  async () => (await import('@mui/material/Autocomplete')).default,
  <Skeleton variant="rounded" height={controlHeightPx} />,
) as typeof Autocomplete;
