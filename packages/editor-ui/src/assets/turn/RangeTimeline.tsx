import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { formatTime } from '../video/formatTime.ts';
import { FrameStrip } from '../video/FrameStrip.tsx';
import type { FrameReader } from '../video/openFrames.ts';
import type { TurnRange } from './turnTimes.ts';

interface RangeTimelineProps {
  readonly frames: FrameReader;
  readonly range: TurnRange;
  readonly onChange: (range: TurnRange, moved: 'start' | 'end') => void;
}

const stepSeconds = 0.05;
const shortestSeconds = 0.5;

/** Marks the start and the end of a turn in a video. */
export function RangeTimeline({ frames, range, onChange }: RangeTimelineProps) {
  const intl = useIntl();
  const { durationSeconds } = frames;
  const { startSeconds, endSeconds } = range;
  const toPercent = (seconds: number) => `${(seconds / durationSeconds) * 100}%`;
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2 }}>
      <FrameStrip frames={frames}>
        <Box sx={outsideStyle} style={{ left: 0, width: toPercent(startSeconds) }} />
        <Box sx={outsideStyle} style={{ right: 0, width: toPercent(durationSeconds - endSeconds) }} />
      </FrameStrip>
      <Slider
        size="small"
        min={0}
        max={durationSeconds}
        step={stepSeconds}
        shiftStep={1}
        disableSwap
        value={[startSeconds, endSeconds]}
        getAriaLabel={(index) =>
          intl.formatMessage({ id: index === 0 ? 'builder.turn.start' : 'builder.turn.end' })
        }
        getAriaValueText={(seconds) => formatTime(intl, seconds)}
        onChange={(_, value, thumb) => {
          const [start = 0, end = durationSeconds] = value;
          const shortest = Math.min(shortestSeconds, durationSeconds);
          if (thumb === 0)
            onChange({ startSeconds: Math.min(start, endSeconds - shortest), endSeconds }, 'start');
          else onChange({ startSeconds, endSeconds: Math.max(end, startSeconds + shortest) }, 'end');
        }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatTime(intl, startSeconds)} – {formatTime(intl, endSeconds)}.{' '}
        <FormattedMessage id="builder.turn.rangeHint" />
      </Typography>
    </Box>
  );
}

const outsideStyle = { position: 'absolute', top: 0, bottom: 0, backgroundColor: '#ffffffb3' } as const;
