import { visuallyHidden } from '@vitrina/ui-kit';
import Box from '@mui/material/Box';

/** What assistive technology reads out. The count makes a repeated text a new one. */
export interface SpokenText {
  readonly text: string;
  readonly count: number;
}

/** Reads out what the editor did, for those who do not see it. */
export function LiveRegion({ spoken }: { spoken: SpokenText }) {
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      <span key={spoken.count}>{spoken.text}</span>
    </Box>
  );
}
