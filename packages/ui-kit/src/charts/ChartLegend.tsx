import Box from '@mui/material/Box';

import type { ChartSeries } from './chartData.ts';
import { seriesStyles } from './seriesStyle.ts';

/** Which line is which; one alone needs no name. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  const styles = seriesStyles(series);
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        p: 0,
        m: 0,
        mb: 3,
        listStyle: 'none',
      }}
    >
      {series.map(({ name }, index) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 12, color: 'text.secondary' }}
        >
          <Box
            aria-hidden="true"
            sx={{
              width: 16,
              borderTop: 2,
              borderTopStyle: styles[index]?.dash.length ? 'dashed' : 'solid',
              borderColor: styles[index]?.colour,
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
