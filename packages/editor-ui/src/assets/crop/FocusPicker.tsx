import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import type { CropArea } from '@vitrina/api-client/contract';
import type { FocalPoint } from '@vitrina/block-kit';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';

import { PicturePart } from './PicturePart.tsx';

interface FocusPickerProps {
  readonly source: string;
  readonly area: CropArea;
  readonly focus: FocalPoint;
  readonly onChange: (focus: FocalPoint) => void;
}

/** Aspect ratios of the preview frames, width to height. */
const frames = [
  { name: 'wide', ratio: 21 / 9 },
  { name: 'square', ratio: 1 },
  { name: 'tall', ratio: 9 / 16 },
] as const;

/**
 * Picks the focal point, which stays in view when a frame crops the image, and previews the image in several
 * frames.
 */
export function FocusPicker({ source, area, focus, onChange }: FocusPickerProps) {
  const intl = useIntl();
  const headId = useId();
  const pick = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: toPart(clientX - box.left, box.width), y: toPart(clientY - box.top, box.height) });
  };
  return (
    <Box role="group" aria-labelledby={headId} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Typography id={headId} variant="subtitle2" component="h3">
        <FormattedMessage id="builder.focus" />
      </Typography>
      {/* The sliders below set the same point with the keyboard. */}
      <Box
        onPointerDown={(event) => {
          // Keeps the drag active when the pointer leaves the image.
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={pick}
        sx={pictureStyle}
      >
        <PicturePart source={source} area={area} />
        <Box aria-hidden sx={markStyle} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </Box>
      {(['x', 'y'] as const).map((axis) => (
        <Box key={axis} sx={{ display: 'flex', alignItems: 'center', gap: 3, pr: 2 }}>
          <Typography id={`${headId}-${axis}`} variant="caption" sx={{ width: 96, flexShrink: 0 }}>
            <FormattedMessage id={`builder.focus.${axis}`} />
          </Typography>
          <Slider
            size="small"
            value={Math.round(focus[axis] * 100)}
            aria-labelledby={`${headId}-${axis}`}
            getAriaValueText={(value) => intl.formatNumber(value / 100, { style: 'percent' })}
            onChange={(_, value) => onChange({ ...focus, [axis]: value / 100 })}
          />
        </Box>
      ))}
      <Box aria-hidden sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        {frames.map(({ name, ratio }) => (
          <Box key={name} sx={{ ...frameStyle, aspectRatio: ratio, height: name === 'wide' ? 48 : 72 }}>
            <PicturePart source={source} area={area} focus={focus} ratio={ratio} />
          </Box>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.focus.hint" />
      </Typography>
    </Box>
  );
}

function toPart(offset: number, length: number): number {
  const part = length === 0 ? 0.5 : offset / length;
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}

const pictureStyle = {
  position: 'relative',
  justifySelf: 'start',
  maxWidth: 1,
  cursor: 'crosshair',
  // Touch dragging moves the point instead of scrolling the dialog.
  touchAction: 'none',
} as const;

const markStyle = {
  position: 'absolute',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2px solid #ffffff',
  boxShadow: `0 0 0 2px ${colors.accent}`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
} as const;

const frameStyle = { overflow: 'hidden', borderRadius: '4px', border: `1px solid ${colors.line}` } as const;
