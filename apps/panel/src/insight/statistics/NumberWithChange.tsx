import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DayRange, FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { previousRange } from './previousRange.ts';

/** Props of {@link NumberWithChange}. */
export interface NumberWithChangeProps {
  value: number | null;
  /** Value of the preceding range of the same length. */
  before: number | null;
  range: DayRange;
  /** Formats the value. Default: a plain number. */
  formatValue?: (value: number) => string;
}

/** Above this factor, the change is shown in words instead of a percentage. */
const mostTimes = 10;
/** Smaller changes would be rounded to 0%. */
const leastChange = 0.0005;
/** Greater losses would be rounded to 100% although the value isn't zero. */
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

/** Shows a number and its change from the previous period. */
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
