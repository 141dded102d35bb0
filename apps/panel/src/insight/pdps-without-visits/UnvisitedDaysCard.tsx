import type { UnvisitedDay } from '@vitrina/api-client/contract';
import { type DayRange, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { ChartCard } from '@vitrina/ui-kit/charts';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import { labelsOf } from '../statistics/labelsOf.ts';

/** Props of {@link UnvisitedDaysCard}. */
export interface UnvisitedDaysCardProps {
  figures: { days: readonly UnvisitedDay[]; timeZone: string };
  range: DayRange;
  /** The day whose product pages are listed below. */
  day: string;
  openDay: (day: string) => void;
}

/** Chart of the number of product pages without visits per day. Clicking a day lists its pages. */
export function UnvisitedDaysCard({
  figures: { days, timeZone },
  range,
  day,
  openDay,
}: UnvisitedDaysCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const rangeText = format.dayRange(range.from, range.to);
  const title = intl.formatMessage({ id: 'insight.unvisited.perDay' });
  const chosen = days.find(({ date }) => date === day);
  return (
    <ChartCard
      kind="columns"
      title={title}
      label={intl.formatMessage({ id: 'insight.unvisited.label' }, { range: rangeText })}
      pointName={intl.formatMessage({ id: 'panel.dashboard.point.daily' })}
      points={days.map(({ date }) => ({
        ...labelsOf(date, 'daily', format),
        isChosen: days.length > 1 && date === day,
      }))}
      series={[
        {
          name: intl.formatMessage({ id: 'insight.unvisited.unvisited' }),
          values: days.map(({ unvisitedCount }) => unvisitedCount),
        },
      ]}
      isNewestFirst
      onPointOpen={(index) => {
        const date = days[index]?.date;
        if (date !== undefined) openDay(date);
      }}
      note={
        <>
          <FormattedMessage id="insight.unvisited.open" tagName="div" />
          <FormattedMessage id="panel.dashboard.rangeAndZone" values={{ range: rangeText, timeZone }} />
        </>
      }
    >
      {chosen ? (
        <Typography sx={{ mb: 3 }}>
          <FormattedMessage
            id="insight.unvisited.ofDay"
            values={{
              day: format.day(day),
              count: chosen.unvisitedCount,
              // Formats the number like the other figures, whose format can differ from the interface
              // language.
              written: format.number(chosen.unvisitedCount),
              total: format.number(chosen.pageCount),
            }}
          />
        </Typography>
      ) : null}
    </ChartCard>
  );
}
