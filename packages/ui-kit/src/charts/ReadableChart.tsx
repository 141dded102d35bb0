import Box from '@mui/material/Box';
import type { Chart } from 'chart.js';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';

import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { useChartReading } from './useChartReading.ts';

/** Props of {@link ReadableChart}. */
export interface ReadableChartProps {
  chart: RefObject<Chart | null>;
  label: string;
  heightPx: number;
  /** The ratio of width to height, for a narrow chart that needs less height. */
  aspectRatio?: number;
  order: readonly number[];
  describe: (index: number) => string;
  onPointOpen?: ((index: number) => void) | undefined;
  /** The drawing. */
  children: ReactNode;
}

/** A chart whose points can be read by keyboard and screen reader, one by one. */
export function ReadableChart({ label, heightPx, aspectRatio, children, ...reading }: ReadableChartProps) {
  const intl = useIntl();
  const { text, ...handlers } = useChartReading(reading);
  return (
    <Box
      role="group"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'ui.chart.read' }, { label })}
      // The canvas resizes a moment after its box; until then it must not widen the page.
      sx={{
        ...(aspectRatio === undefined ? { height: heightPx } : { aspectRatio, maxHeight: heightPx }),
        position: 'relative',
        borderRadius: 1,
        overflow: 'clip',
      }}
      {...handlers}
    >
      {children}
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {text}
      </Box>
    </Box>
  );
}
