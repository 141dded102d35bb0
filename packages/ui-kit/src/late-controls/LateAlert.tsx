import type { AlertProps } from '@mui/material/Alert';

import { lateScreen } from '../lazy-screen/lateScreen.tsx';

/** MUI's Alert; its code loads on first use. */
export const LateAlert = lateScreen<AlertProps>(async () => (await import('@mui/material/Alert')).default);
