import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { calls } from '@vitrina/api-client/calls';
import type { CallResponse } from '@vitrina/api-client/contract';
import { countDays, shiftDay, useFormat, type Format } from '@vitrina/ui-kit';
import { LineChartCard } from '@vitrina/ui-kit/charts';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { DashboardFilters } from './dashboardFilters.ts';

type Figures = CallResponse<typeof calls.getDashboard>['data'];
type Range = Pick<DashboardFilters, 'from' | 'to'>;
type RangeByInterval = Pick<DashboardFilters, 'from' | 'to' | 'interval'>;

/** Props of {@link VisitsCard}. */
export interface VisitsCardProps {
  figures: Figures;
  filters: RangeByInterval;
}

/** The range of the same length that ended the day before. */
function previousRange({ from, to }: Range): Range {
  return { from: shiftDay(from, -countDays(from, to)), to: shiftDay(from, -1) };
}

function Change({ figures }: Pick<VisitsCardProps, 'figures'>) {
  const format = useFormat();
  const { total, previousTotal } = figures;
  if (previousTotal === 0 || total === previousTotal) return null;
  const isMore = total > previousTotal;
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
      {format.signedPercent(total / previousTotal - 1)}
    </Typography>
  );
}

function Total({ figures, filters }: VisitsCardProps) {
  const format = useFormat();
  const before = previousRange(filters);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 5 }}>
      <Typography
        component="span"
        sx={{ fontSize: 32, lineHeight: '40px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {format.number(figures.total)}
      </Typography>
      <Change figures={figures} />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="panel.dashboard.before"
          values={{
            count: format.number(figures.previousTotal),
            range: format.dayRange(before.from, before.to),
          }}
        />
      </Typography>
    </Box>
  );
}

/** How the axis and the table write a point, whose date is the first day of its interval. */
function labelsOf(date: string, interval: RangeByInterval['interval'], format: Format) {
  if (interval === 'daily') return { label: format.shortDay(date), fullLabel: format.day(date) };
  const text = interval === 'monthly' ? format.month(date) : format.year(date);
  return { label: text, fullLabel: text };
}

/** The number of views, how it compares with the range before, and its line by days. */
export function VisitsCard({ figures, filters }: VisitsCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const range = format.dayRange(filters.from, filters.to);
  const points = useMemo(
    () =>
      figures.series.map(({ date, count }) => ({
        ...labelsOf(date, filters.interval, format),
        value: count,
      })),
    [figures.series, filters.interval, format],
  );
  return (
    <LineChartCard
      title={<FormattedMessage id="panel.dashboard.views" />}
      label={intl.formatMessage(
        { id: 'panel.dashboard.chartLabel' },
        { range, count: format.number(figures.total) },
      )}
      valueName={intl.formatMessage({ id: 'panel.dashboard.views' })}
      pointName={intl.formatMessage({ id: `panel.dashboard.point.${filters.interval}` })}
      points={points}
      note={
        <FormattedMessage id="panel.dashboard.rangeAndZone" values={{ range, timeZone: figures.timeZone }} />
      }
    >
      <Total figures={figures} filters={filters} />
    </LineChartCard>
  );
}
