import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DayRange, FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { previousRange } from './previousRange.ts';

/** Props of {@link NumberWithChange}. */
export interface NumberWithChangeProps {
  value: number | null;
  /** Of the range of the same length right before. */
  before: number | null;
  range: DayRange;
  /** A plain number by default. */
  formatValue?: (value: number) => string;
}

/** Beyond this a percentage says less than words. */
const mostTimes = 10;
/** Less would be written as none, beside an arrow. */
const leastChange = 0.0005;
/** More would be written as all, where something is left. */
const mostLost = -0.999;

function Change({ value, before }: Pick<NumberWithChangeProps, 'value' | 'before'>) {
  const format = useFormat();
  if (value === null || !before || Math.abs(value / before - 1) < leastChange) return null;
  const isMore = value > before;
  return (
    <Typography
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontWeight: 500,
        color: isMore ? 'success.main' : 'error.main',
      }}
    >
      {isMore ? <ArrowUpward sx={{ fontSize: 16 }} /> : <ArrowDownward sx={{ fontSize: 16 }} />}
      {value / before > mostTimes ? (
        <FormattedMessage id="panel.dashboard.manyTimes" values={{ times: mostTimes }} />
      ) : (
        format.signedPercent(value > 0 ? Math.max(mostLost, value / before - 1) : -1)
      )}
    </Typography>
  );
}

/** The number that matters, and how it compares with the period before. */
export function NumberWithChange({ value, before, range, formatValue }: NumberWithChangeProps) {
  const format = useFormat();
  const earlier = previousRange(range);
  const write = (number: number | null) => (number === null ? '—' : (formatValue ?? format.number)(number));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 5 }}>
      <Typography
        component="span"
        sx={{ fontSize: 32, lineHeight: '40px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {write(value)}
      </Typography>
      <Change value={value} before={before} />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="panel.dashboard.before"
          values={{ count: write(before), range: format.dayRange(earlier.from, earlier.to) }}
        />
      </Typography>
    </Box>
  );
}
