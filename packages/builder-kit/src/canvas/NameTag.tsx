import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

/** Height of a tag, in pixels: as much as the room above the page, so that the first block's tag stands outside. */
const tagHeightPx = 24;

interface NameTagProps {
  /** For a block that is only hovered. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** The name of a block at the corner of its outline. */
export function NameTag({ isQuiet = false, children }: NameTagProps) {
  return <Box sx={isQuiet ? quietStyle : tagStyle}>{children}</Box>;
}

const tagStyle = {
  position: 'absolute',
  left: -1,
  bottom: '100%',
  minHeight: tagHeightPx,
  display: 'flex',
  alignItems: 'center',
  px: 1.5,
  fontSize: 12,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  borderRadius: '4px 4px 4px 0',
  color: '#ffffff',
  backgroundColor: colours.accent,
} as const;

const quietStyle = { ...tagStyle, color: colours.accent, backgroundColor: colours.accentSoft } as const;
