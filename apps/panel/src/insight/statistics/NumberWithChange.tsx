import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Comparison } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

/** Props of {@link NumberWithChange}. */
export interface NumberWithChangeProps {
  value: number | null;
  /** Value of the period that the range is compared with. */
  before: number | null;
  comparison: Comparison;
  /** Formats the value. Default: a plain number. */
  formatValue?: (value: number) => string;
}

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
      {format.signedPercent(value > 0 ? Math.max(mostLost, value / before - 1) : -1)}
    </Typography>
  );
}

/**
 * Checks whether the earlier period has data from its first day on. Otherwise, a change would only say when
 * the data begins.
 */
export function isComparable({ from, dataSince }: Comparison): boolean {
  return dataSince !== null && dataSince <= from;
}

function Before({ before, comparison, write }: BeforeProps) {
  const format = useFormat();
  const { from, to, isPartial, dataSince } = comparison;
  if (!isComparable(comparison))
    return dataSince === null ? null : (
      <FormattedMessage id="panel.dashboard.noDataBefore" values={{ day: format.day(dataSince) }} />
    );
  return (
    <FormattedMessage
      id={isPartial ? 'panel.dashboard.beforePartly' : 'panel.dashboard.before'}
      values={{ count: write(before), range: format.dayRange(from, to) }}
    />
  );
}

interface BeforeProps extends Pick<NumberWithChangeProps, 'before' | 'comparison'> {
  write: (value: number | null) => string;
}

/** Shows a number and its change from the earlier period. */
export function NumberWithChange({ value, before, comparison, formatValue }: NumberWithChangeProps) {
  const format = useFormat();
  const write = (number: number | null) => (number === null ? '—' : (formatValue ?? format.number)(number));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 5 }}>
      <Typography
        component="span"
        sx={{ fontSize: 32, lineHeight: '40px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {write(value)}
      </Typography>
      {isComparable(comparison) ? <Change value={value} before={before} /> : null}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        <Before before={before} comparison={comparison} write={write} />
      </Typography>
    </Box>
  );
}
