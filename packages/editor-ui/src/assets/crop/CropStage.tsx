import 'react-image-crop/dist/ReactCrop.css';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { CropArea } from '@vitrina/api-client/contract';
import { colors, FormattedMessage, sizes, touchMedia } from '@vitrina/ui-kit';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import { FormattedNumber, useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';

interface CropStageProps {
  readonly source: string;
  readonly area: CropArea;
  readonly onChange: (area: CropArea) => void;
}

/** Preset aspect ratios, width to height. */
const proportions = { '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '16:9': 16 / 9 } as const;

type Proportion = 'free' | keyof typeof proportions;

/**
 * Renders the full image with the crop area, which can be drawn, moved, and resized with the pointer or the
 * arrow keys.
 */
export function CropStage({ source, area, onChange }: CropStageProps) {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const [proportion, setProportion] = useState<Proportion>('free');
  const [size, setSize] = useState<{ width: number; height: number }>();
  const aspect = proportion === 'free' ? undefined : proportions[proportion];
  const choose = (next: Proportion) => {
    setProportion(next);
    if (next === 'free' || size === undefined) return;
    const largest = makeAspectCrop({ unit: '%', width: 100 }, proportions[next], size.width, size.height);
    const fitting =
      largest.height > 100
        ? makeAspectCrop({ unit: '%', height: 100 }, proportions[next], size.width, size.height)
        : largest;
    onChange(toArea(centerCrop(fitting, size.width, size.height)));
  };
  const label = (id: LabelsUnder<'builder.crop'>) => intl.formatMessage({ id: `builder.crop.${id}` });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start', minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={proportion}
        aria-label={label('proportion')}
        onChange={(_, next: Proportion | null) => next !== null && choose(next)}
      >
        {(['free', ...Object.keys(proportions)] as Proportion[]).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 2.5, py: 0, minHeight: 28 }}>
            {name === 'free' ? <FormattedMessage id="builder.crop.free" /> : name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={stageStyle}>
        <ReactCrop
          crop={toCrop(area)}
          {...(aspect !== undefined && { aspect })}
          keepSelection
          ruleOfThirds
          minWidth={8}
          minHeight={8}
          onChange={(_, percent) => onChange(toArea(percent))}
          ariaLabels={{
            cropArea: label('area'),
            nwDragHandle: label('nw'),
            nDragHandle: label('n'),
            neDragHandle: label('ne'),
            eDragHandle: label('e'),
            seDragHandle: label('se'),
            sDragHandle: label('s'),
            swDragHandle: label('sw'),
            wDragHandle: label('w'),
          }}
        >
          <img
            src={assetUrl(source)}
            alt={label('whole')}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
          />
        </ReactCrop>
      </Box>
      {size && (
        <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="builder.crop.size"
            values={{
              width: <FormattedNumber value={area.width} style="percent" />,
              height: <FormattedNumber value={area.height} style="percent" />,
            }}
          />
        </Typography>
      )}
    </Box>
  );
}

function toCrop({ left, top, width, height }: CropArea): PercentCrop {
  return { unit: '%', x: left * 100, y: top * 100, width: width * 100, height: height * 100 };
}

function toArea({ x, y, width, height }: PercentCrop): CropArea {
  const part = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  const [left, top] = [part(x), part(y)];
  return { left, top, width: Math.min(part(width), 1 - left), height: Math.min(part(height), 1 - top) };
}

/** Size of a corner handle for touch, as set by the crop library. */
const handlePx = 24;

const stageStyle = {
  maxWidth: 1,
  lineHeight: 0,
  backgroundColor: colors.ground,
  '& img': { maxWidth: '100%', maxHeight: 'min(52vh, 480px)' },
  '& .ReactCrop__drag-handle:focus-visible, & .ReactCrop__crop-selection:focus-visible': {
    outline: `2px solid ${colors.accent}`,
    outlineOffset: 1,
  },
  // Touch targets of the corners extend around the visible corners, without covering the buttons above.
  [touchMedia]: {
    mt: 4,
    '& .ReactCrop__drag-handle::after': {
      content: '""',
      position: 'absolute',
      inset: `${(handlePx - sizes.touchControlPx) / 2 - 1}px`,
    },
  },
} as const;
