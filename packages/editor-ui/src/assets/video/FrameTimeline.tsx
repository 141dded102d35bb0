import Pause from '@mui/icons-material/PauseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { colors } from '@vitrina/ui-kit';
import type { PointerEvent } from 'react';
import { useIntl } from 'react-intl';

import { formatTime } from './formatTime.ts';
import { FrameStrip } from './FrameStrip.tsx';
import type { FrameReader } from './openFrames.ts';

interface FrameTimelineProps {
  readonly frames: FrameReader;
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

/** Steps of an arrow key. */
const stepsPerSecond = 10;
/** Seconds of an arrow key with Shift, and of Page Up and Page Down. */
const longStepSeconds = 1;

/**
 * Chooses a time in a video: with the pointer on a strip of its frames, with a slider and the keyboard, or by
 * playing and pausing it.
 */
export function FrameTimeline({ frames, seconds, onChange, isPlaying, onPlay }: FrameTimelineProps) {
  const intl = useIntl();
  const { durationSeconds } = frames;
  const lastSeconds = Math.floor(durationSeconds * stepsPerSecond) / stepsPerSecond;
  const pick = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientX - left) / width));
    onChange(Math.round(part * lastSeconds * stepsPerSecond) / stepsPerSecond);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2 }}>
      {/* The slider does the same for the keyboard. */}
      <Box
        aria-hidden
        onPointerDown={(event) => {
          // Keeps the drag active when the pointer leaves the strip.
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={pick}
        sx={dragStyle}
      >
        <FrameStrip frames={frames}>
          <Box sx={markStyle} style={{ left: `${(seconds / durationSeconds) * 100}%` }} />
        </FrameStrip>
      </Box>
      <Slider
        size="small"
        min={0}
        max={lastSeconds}
        step={1 / stepsPerSecond}
        shiftStep={longStepSeconds}
        value={Math.min(seconds, lastSeconds)}
        aria-label={intl.formatMessage({ id: 'builder.video.time' })}
        getAriaValueText={(value) => formatTime(intl, value)}
        onChange={(_, value) => onChange(value)}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, ml: -2 }}>
        <IconButton
          aria-label={intl.formatMessage({ id: isPlaying ? 'builder.video.pause' : 'builder.video.play' })}
          onClick={onPlay}
        >
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
        <Typography variant="body2" sx={timeStyle}>
          {formatTime(intl, seconds)} / {formatTime(intl, durationSeconds)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Touch dragging moves the mark instead of scrolling the dialog. */
const dragStyle = { cursor: 'ew-resize', touchAction: 'none' } as const;

const markStyle = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 4,
  borderRadius: '2px',
  transform: 'translateX(-50%)',
  backgroundColor: colors.accent,
  boxShadow: `0 0 0 1px ${colors.surface}`,
  pointerEvents: 'none',
} as const;

const timeStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
