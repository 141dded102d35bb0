import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterMenu } from '@vitrina/ui-kit';
import { DateRangeMenu } from '@vitrina/ui-kit/dates';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import {
  findPeriod,
  intervalChoices,
  marketplaceChoices,
  periodChoices,
  periodOf,
} from './statisticsFilters.ts';
import type { StatisticsState } from './useStatisticsFilters.ts';

/** Props of {@link StatisticsFilterBar}. */
export interface StatisticsFilterBarProps extends StatisticsState {
  /** False where a screen has no line over time. */
  hasInterval?: boolean;
  /** Of the controls, for whoever leads to the first that is empty. */
  barRef?: Ref<HTMLDivElement>;
  /** Controls of the screen's own, before the others. */
  children?: ReactNode;
}

function PeriodChoice({ today, filters, change }: StatisticsState) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={findPeriod(filters, today) ?? null}
      aria-label={intl.formatMessage({ id: 'panel.dashboard.period' })}
      onChange={(_, days: number | null) => days !== null && change(periodOf(days, today))}
    >
      {periodChoices.map((days) => (
        <ToggleButton key={days} value={days}>
          <FormattedMessage id="panel.dashboard.days" values={{ days }} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function IntervalChoice({ filters, change }: StatisticsState) {
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

function MarketplaceChoice({ filters, choices, change }: StatisticsState) {
  const intl = useIntl();
  return (
    <FilterMenu
      isSingle
      label={intl.formatMessage({ id: 'panel.filter.marketplace' })}
      options={marketplaceChoices
        .filter((id) => choices.marketplaces.includes(id))
        .map((id) => ({ id, name: intl.formatMessage({ id: `panel.marketplace.${id}` }) }))}
      value={filters.marketplace ? [filters.marketplace] : []}
      onChange={([marketplace]) => change({ marketplace })}
    />
  );
}

/** What a screen of statistics counts. */
export function StatisticsFilterBar(props: StatisticsFilterBarProps) {
  const intl = useIntl();
  const { filters, choices, change, today, hasInterval = true, barRef, children } = props;
  return (
    <Box ref={barRef} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {children}
      <Box data-filter="marketplace" sx={{ display: 'contents' }}>
        <MarketplaceChoice {...props} />
      </Box>
      <Box data-filter="licenses" sx={{ display: 'contents' }}>
        <FilterMenu
          label={intl.formatMessage({ id: 'panel.filter.license' })}
          options={choices.licenses}
          value={filters.licenses ?? []}
          onChange={(licenses) => change({ licenses })}
        />
      </Box>
      <FilterMenu
        label={intl.formatMessage({ id: 'panel.filter.retailer' })}
        options={choices.retailers}
        value={filters.retailers}
        onChange={(retailers) => change({ retailers })}
      />
      <Box sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }} />
      {hasInterval ? <IntervalChoice {...props} /> : null}
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
