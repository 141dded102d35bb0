import { visuallyHidden } from '@vitrina/ui-kit';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

import type { Voice } from './voice.ts';

/** Reads out what the editor did, for those who do not see it. */
export function LiveRegion({ voice }: { voice: Voice }) {
  const { text, count } = useSyncExternalStore(voice.subscribe, voice.get);
  return (
    <Box role="status" aria-live="polite" sx={regionStyle}>
      <span key={count}>{text}</span>
    </Box>
  );
}

/** Below the editor, which is as high as the window, it would make the window scroll. */
const regionStyle = { ...visuallyHidden, top: 0 } as const;
