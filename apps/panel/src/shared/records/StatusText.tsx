import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import type { ElementType } from 'react';

/** Renders a status as a colored icon with text. */
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
  /** Allows wrapping, for narrow columns. */
  canWrap?: boolean;
}) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        // Aligns with the adjacent text regardless of the icon's height.
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
