import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { ChartCard } from '@vitrina/ui-kit/charts';
import { useIntl } from 'react-intl';

import { NumberWithChange } from '../statistics/NumberWithChange.tsx';
import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';

interface Props {
  figures: Dashboard;
  filters: StatisticsFilters;
}

const hoursPx = 160;

function UsersCard({ figures: { users, previousUsers, comparison } }: Pick<Props, 'figures'>) {
  return (
    <Card title={<FormattedMessage id="insight.users" />}>
      <NumberWithChange value={users} before={previousUsers} comparison={comparison} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="insight.users.daily" />
      </Typography>
    </Card>
  );
}

function HoursCard({ figures: { byHour, timeZone }, filters }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const title = intl.formatMessage({ id: 'insight.hours.title' });
  const range = format.dayRange(filters.from, filters.to);
  const count = format.number(byHour.reduce((sum, one) => sum + one, 0));
  return (
    <ChartCard
      kind="columns"
      title={title}
      label={intl.formatMessage({ id: 'insight.chartLabel' }, { title, range, count })}
      pointName={intl.formatMessage({ id: 'insight.hours.hour' })}
      points={byHour.map((_, hour) => {
        const start = String(hour).padStart(2, '0');
        return { label: start, fullLabel: `${start}:00–${start}:59` };
      })}
      series={[{ name: intl.formatMessage({ id: 'panel.dashboard.views' }), values: byHour }]}
      heightPx={hoursPx}
      note={<FormattedMessage id="panel.dashboard.rangeAndZone" values={{ range, timeZone }} />}
    />
  );
}

/** Shows the number of users and their distribution over the hours of the day. */
export function UsersRow(props: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' } }}>
      <UsersCard figures={props.figures} />
      <HoursCard {...props} />
    </Box>
  );
}
