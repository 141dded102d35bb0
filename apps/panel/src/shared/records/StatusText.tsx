import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import type { ElementType } from 'react';

/** A status in its color, with its sign beside its word. */
export function StatusText({
  tone,
  Icon,
  iconSizePx = 16,
  text,
  canWrap = false,
}: {
  tone: 'live' | 'attention' | 'problem' | 'neutral';
  Icon: ElementType;
  iconSizePx?: number;
  text: string;
  /** For a narrow place, as one of many columns. */
  canWrap?: boolean;
}) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        // On the line of the text beside it, whatever the sign's height.
        verticalAlign: 'top',
        gap: iconSizePx < 16 ? 2 : 1,
        color: colors[tone],
        whiteSpace: canWrap ? undefined : 'nowrap',
      }}
    >
      <Box component={Icon} aria-hidden="true" sx={{ '&&': { fontSize: iconSizePx } }} />
      {text}
    </Box>
  );
}
