import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import type { ElementType } from 'react';

/** A status in its colour, with its sign beside its word. */
export function StatusText({
  tone,
  Icon,
  text,
}: {
  tone: 'live' | 'attention' | 'problem' | 'neutral';
  Icon: ElementType;
  text: string;
}) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: colours[tone],
        whiteSpace: 'nowrap',
      }}
    >
      <Box component={Icon} sx={{ '&&': { fontSize: 16 } }} />
      {text}
    </Box>
  );
}
