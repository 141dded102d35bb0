import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import type { Box as BoxOfBlock } from '../drag/dropGeometry.ts';

/** Height of a tag, in pixels: a block nearer to the page's upper edge has its tag inside. */
const tagHeightPx = 24;

interface NameTagProps {
  readonly box: BoxOfBlock;
  /** For a block that is only hovered. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** The name of a block at the corner of its outline. */
export function NameTag({ box, isQuiet = false, children }: NameTagProps) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: -1,
        top: box.top < tagHeightPx ? -1 : -tagHeightPx - 1,
        height: tagHeightPx,
        display: 'flex',
        alignItems: 'center',
        px: 1.5,
        fontSize: 12,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        borderRadius: '4px 4px 4px 0',
        color: isQuiet ? colours.accent : '#ffffff',
        backgroundColor: isQuiet ? colours.accentSoft : colours.accent,
      }}
    >
      {children}
    </Box>
  );
}
