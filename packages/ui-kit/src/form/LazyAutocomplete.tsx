import type Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { lazy } from '../loading/lazy.tsx';
import { sizes, touchMedia } from '../theme/tokens.ts';

/** A placeholder for a label and its field, so that nothing moves when they load. */
const place = (
  <Box data-field-place>
    <Skeleton width={96} sx={{ fontSize: 12, lineHeight: '16px', transform: 'none', height: 16, mb: 1 }} />
    <Skeleton
      variant="rounded"
      sx={{ height: sizes.controlPx, [touchMedia]: { height: sizes.touchControlPx } }}
    />
  </Box>
);

/** MUI's Autocomplete; its code loads together with the form's data: few fields need it, and it is large. */
export const LazyAutocomplete = lazy(
  async () => (await import('@mui/material/Autocomplete')).default,
  place,
) as typeof Autocomplete;
