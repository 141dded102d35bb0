import Box from '@mui/material/Box';

import type { LegendEntry } from './legend.ts';

const markWidthPx = 16;
const blockPx = 10;

function Mark({ color, mark }: Pick<LegendEntry, 'color' | 'mark'>) {
  const block = { width: blockPx, height: blockPx, borderRadius: '2px', bgcolor: color } as const;
  const line = {
    width: markWidthPx,
    borderTop: 2,
    borderTopStyle: mark === 'dashes' ? 'dashed' : 'solid',
    borderColor: color,
  } as const;
  return <Box aria-hidden="true" sx={[{ flexShrink: 0 }, mark === 'block' ? block : line]} />;
}

/** Which series is which. */
export function ChartLegend({ legend }: { legend: readonly LegendEntry[] }) {
  if (legend.length === 0) return null;
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
      {legend.map(({ name, ...mark }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 12, color: 'text.secondary' }}
        >
          <Mark {...mark} />
          {name}
        </Box>
      ))}
    </Box>
  );
}
