import type { AlertProps } from '@mui/material/Alert';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';

/** MUI's Alert, whose code arrives when there is something to say. */
export const LateAlert = lateScreen<AlertProps>(async () => (await import('@mui/material/Alert')).default);
