import { visuallyHidden } from '@vitrina/ui-kit';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

import type { Voice } from './voice.ts';

/** Announces the editor's actions to screen readers. */
export function LiveRegion({ voice }: { voice: Voice }) {
  const { text, count } = useSyncExternalStore(voice.subscribe, voice.get);
  return (
    <Box role="status" aria-live="polite" sx={regionStyle}>
      <span key={count}>{text}</span>
    </Box>
  );
}

/**
 * Positioned at the top: below the editor, which fills the window, the region would make the window scroll.
 */
const regionStyle = { ...visuallyHidden, top: 0 } as const;
