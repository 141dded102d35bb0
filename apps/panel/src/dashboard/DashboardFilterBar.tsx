import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Named } from '@vitrina/api-client/contract';
import { FilterMenu, type Day } from '@vitrina/ui-kit';
import { DateRangeMenu } from '@vitrina/ui-kit/dates';
import { FormattedMessage, useIntl } from 'react-intl';

import {
  findPeriod,
  intervalChoices,
  periodChoices,
  periodOf,
  type DashboardFilters,
} from './dashboardFilters.ts';

interface FilterBarProps {
  today: Day;
  filters: DashboardFilters & { licenses: number[] };
  choices: { licenses: readonly Named[]; retailers: readonly Named[] };
  change: (change: Partial<DashboardFilters>) => void;
}

const periodsInOrder = [...periodChoices].sort((a, b) => a - b);

function PeriodChoice({ today, filters, change }: FilterBarProps) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={findPeriod(filters, today) ?? null}
      aria-label={intl.formatMessage({ id: 'panel.dashboard.period' })}
      onChange={(_, days: number | null) => days !== null && change(periodOf(days, today))}
    >
      {periodsInOrder.map((days) => (
        <ToggleButton key={days} value={days}>
          <FormattedMessage id="panel.dashboard.days" values={{ days }} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function IntervalChoice({ filters, change }: FilterBarProps) {
  const label = useIntl().formatMessage({ id: 'panel.dashboard.interval' });
  return (
    <Select
      value={filters.interval}
      onChange={(event) => change({ interval: event.target.value })}
      slotProps={{ input: { 'aria-label': label } }}
    >
      {intervalChoices.map((interval) => (
        <MenuItem key={interval} value={interval}>
          <FormattedMessage id={`panel.dashboard.${interval}`} />
        </MenuItem>
      ))}
    </Select>
  );
}

/** What the dashboard counts. */
export function DashboardFilterBar(props: FilterBarProps) {
  const intl = useIntl();
  const { filters, choices, change, today } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <FilterMenu
        label={intl.formatMessage({ id: 'panel.filter.license' })}
        options={choices.licenses}
        value={filters.licenses}
        onChange={(licenses) => change({ licenses })}
      />
      <FilterMenu
        label={intl.formatMessage({ id: 'panel.filter.retailer' })}
        options={choices.retailers}
        value={filters.retailers}
        onChange={(retailers) => change({ retailers })}
      />
      <Box sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }} />
      <IntervalChoice {...props} />
      <PeriodChoice {...props} />
      <DateRangeMenu
        label={intl.formatMessage({ id: 'panel.dashboard.period' })}
        value={filters}
        lastDay={today}
        onChange={change}
      />
    </Box>
  );
}
