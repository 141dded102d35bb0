import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { useMemo, type ReactNode } from 'react';

import { useFrameImages } from './useFrameImages.ts';
import type { FrameReader } from './openFrames.ts';

interface FrameStripProps {
  readonly frames: FrameReader;
  /** Marks over the frames. */
  readonly children: ReactNode;
}

const thumbnailCount = 10;
const thumbnailWidthPx = 160;

/** A row of evenly spaced small frames of a video. */
export function FrameStrip({ frames, children }: FrameStripProps) {
  const { durationSeconds } = frames;
  const times = useMemo(
    () =>
      Array.from(
        { length: thumbnailCount },
        (_, index) => (durationSeconds * (index + 0.5)) / thumbnailCount,
      ),
    [durationSeconds],
  );
  const thumbnails = useFrameImages(frames, times, thumbnailWidthPx);
  return (
    <Box sx={stripStyle}>
      {thumbnails.map((address, index) => (
        <Box key={index} sx={thumbnailStyle}>
          {address !== undefined && <img src={address} alt="" draggable={false} />}
        </Box>
      ))}
      {children}
    </Box>
  );
}

const stripStyle = {
  position: 'relative',
  display: 'flex',
  height: 56,
  borderRadius: '6px',
  overflow: 'hidden',
  backgroundColor: colors.ground,
} as const;

const thumbnailStyle = {
  flex: '1 1 0',
  minWidth: 0,
  '& > img': { display: 'block', width: 1, height: 1, objectFit: 'cover', userSelect: 'none' },
} as const;
