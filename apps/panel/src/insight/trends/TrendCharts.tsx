import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { SxProps, Theme } from '@mui/material/styles';
import type { calls } from '@vitrina/api-client/calls';
import type { CallResponse } from '@vitrina/api-client/contract';
import { colors, FormattedMessage, sizes, useFormat } from '@vitrina/ui-kit';
import { ChartCard } from '@vitrina/ui-kit/charts';
import { useIntl } from 'react-intl';

import { InviewCapNote } from '../statistics/InviewCapNote.tsx';
import { intervalRange } from '../statistics/intervalRange.ts';
import { isComparable, NumberWithChange } from '../statistics/NumberWithChange.tsx';
import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { usePoints } from '../statistics/usePoints.ts';
import { isTime, totalOf, trendMetrics, type TrendMetric } from './trendMetrics.ts';
import { ownerChoices } from './useTrends.ts';

const noPoints: readonly { date: string }[] = [];

/** Props of {@link TrendCharts}. */
export interface TrendChartsProps {
  trends: CallResponse<typeof calls.getTrends>['data'];
  filters: StatisticsFilters;
  open: (change: Partial<StatisticsFilters>) => void;
  metric: TrendMetric;
  by: (typeof ownerChoices)[number];
  look: (name: 'metric' | 'by', value: string) => void;
}

/** On phones, the buttons wrap to several lines, so they are separated by gaps. */
const choiceStyle: SxProps<Theme> = (theme) => ({
  flexWrap: 'wrap',
  [theme.breakpoints.down('sm')]: {
    gap: 2,
    '& .MuiToggleButton-root.MuiToggleButton-root': {
      m: 0,
      border: `1px solid ${colors.lineStrong}`,
      borderRadius: `${sizes.controlRadiusPx}px`,
    },
  },
});

function Choice<Value extends string>({
  labelId,
  nameIdOf,
  choices,
  value,
  onChange,
}: {
  labelId: LabelId;
  nameIdOf: (choice: Value) => LabelId;
  choices: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const label = useIntl().formatMessage({ id: labelId });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
      sx={choiceStyle}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          <FormattedMessage id={nameIdOf(choice)} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Returns a function that formats a value of a metric. Times are in seconds. */
function useMetricFormat(metric: TrendMetric): (value: number) => string {
  const intl = useIntl();
  const format = useFormat();
  if (!isTime(metric)) return format.number;
  return (ms) =>
    intl.formatMessage({ id: 'insight.seconds' }, { seconds: format.number(Math.round(ms / 100) / 10) });
}

function AllCard({ trends, filters, open, metric, look }: TrendChartsProps) {
  const intl = useIntl();
  const format = useFormat();
  const write = useMetricFormat(metric);
  const { points, previousPoints, comparison, timeZone } = trends;
  const { interval } = filters;
  const range = format.dayRange(filters.from, filters.to);
  const title = intl.formatMessage({ id: `insight.metric.${metric}` });
  // The median of all days is no sum of their medians.
  const isMedian = metric === 'medianInviewMs';
  const total = isMedian ? trends.medianInviewMs : totalOf(points, metric);
  const before = isMedian ? trends.previousMedianInviewMs : totalOf(previousPoints, metric);
  const openPoint = (index: number) => {
    const start = points[index]?.date;
    if (start !== undefined) open({ ...intervalRange(start, interval, filters), interval: 'daily' });
  };
  return (
    <ChartCard
      title={title}
      label={intl.formatMessage(
        { id: 'insight.chartLabel' },
        { title, range, count: total === null ? '—' : write(total) },
      )}
      pointName={intl.formatMessage({ id: `panel.dashboard.point.${interval}` })}
      points={usePoints(points, filters, timeZone)}
      series={[
        { name: title, values: points.map((point) => point[metric]) },
        ...(before && isComparable(comparison)
          ? [
              {
                name: intl.formatMessage({ id: 'panel.dashboard.periodBefore' }),
                values: points.map((_, index) => previousPoints[index]?.[metric] ?? null),
                isEarlier: true,
              },
            ]
          : []),
      ]}
      isNewestFirst
      formatValue={isTime(metric) ? write : undefined}
      {...(interval === 'daily' ? {} : { onPointOpen: openPoint })}
      note={
        <>
          <FormattedMessage id="panel.dashboard.rangeAndZone" values={{ range, timeZone }} />
          {isTime(metric) ? (
            <>
              {'. '}
              <InviewCapNote />
            </>
          ) : null}
        </>
      }
    >
      <Box sx={{ mb: 3 }}>
        <Choice
          labelId="insight.metric.title"
          nameIdOf={(choice) => `insight.metric.${choice}`}
          choices={trendMetrics}
          value={metric}
          onChange={(value) => look('metric', value)}
        />
      </Box>
      <NumberWithChange value={total} before={before} comparison={comparison} formatValue={write} />
    </ChartCard>
  );
}

function OwnersCard({ trends, filters, by, look }: TrendChartsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { lines } = trends;
  const { interval } = filters;
  const title = intl.formatMessage({ id: `insight.by.title.${by}` });
  const range = format.dayRange(filters.from, filters.to);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return (
    <ChartCard
      title={title}
      label={intl.formatMessage({ id: 'insight.chartLabel' }, { title, range, count: format.number(total) })}
      pointName={intl.formatMessage({ id: `panel.dashboard.point.${interval}` })}
      points={usePoints(lines[0]?.points ?? noPoints, filters, trends.timeZone)}
      series={lines.map(({ name, points }) => ({ name, values: points.map(({ count }) => count) }))}
      isNewestFirst
      isOfMany
      heightPx={320}
    >
      <Box sx={{ mb: 3 }}>
        <Choice
          labelId="insight.by.label"
          nameIdOf={(choice) => `insight.by.${choice}`}
          choices={ownerChoices}
          value={by}
          onChange={(value) => look('by', value)}
        />
      </Box>
    </ChartCard>
  );
}

/** Charts of trends. */
export function TrendCharts(props: TrendChartsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AllCard {...props} />
      <OwnersCard {...props} />
    </Box>
  );
}
