import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import type { PlaceLine } from '@vitrina/editor-core/drag';
import type { ReactNode } from 'react';

import { toStage } from '../surface/overBlock.ts';
import { toPosition } from '../surface/toPosition.ts';

/** Thickness of the insertion line, in pixels. */
const linePx = 2;

interface PlaceMarkProps {
  readonly stage: HTMLElement;
  /** In window coordinates. */
  readonly place: PlaceLine;
  /** A tag at the line. */
  readonly children?: ReactNode;
}

/** Marks a place for a block: its container, and the line between the neighbors. */
export function PlaceMark({ stage, place, children }: PlaceMarkProps) {
  const { left, top, width, height } = toPosition(toStage(stage, place.line));
  const line = {
    left: left - linePx / 2,
    top: top - linePx / 2,
    width: Math.max(width, linePx),
    height: Math.max(height, linePx),
  };
  return (
    <>
      <Box sx={acceptedStyle} style={toPosition(toStage(stage, place.container))} />
      <Box data-insertion-line sx={lineStyle} style={line}>
        {children}
      </Box>
    </>
  );
}

const lineStyle = { position: 'absolute', backgroundColor: colors.accent } as const;

const acceptedStyle = {
  position: 'absolute',
  boxShadow: `inset 0 0 0 1px ${colors.accent}`,
  backgroundColor: 'rgba(47, 91, 255, 0.08)',
} as const;
