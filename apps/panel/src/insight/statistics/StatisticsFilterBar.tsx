import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterMenu, FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { DateRangeMenu } from '@vitrina/ui-kit/dates';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { ChosenChips } from './ChosenChips.tsx';
import { findPeriod, intervalChoices, marketplaceChoices, periodOf } from './statisticsFilters.ts';
import type { StatisticsState } from './useStatisticsFilters.ts';

/** Props of {@link StatisticsFilterBar}. */
export interface StatisticsFilterBarProps extends StatisticsState {
  /** False where a screen has no line over time. */
  hasInterval?: boolean;
  /** Of the controls, for whoever leads to the first that is empty. */
  barRef?: RefObject<HTMLDivElement | null>;
  /** Controls of the screen's own, before the others. */
  children?: ReactNode;
}

function PeriodChoice({ lastDay, periods, filters, change }: StatisticsState) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={findPeriod(filters, lastDay) ?? null}
      aria-label={intl.formatMessage({ id: 'panel.dashboard.period' })}
      onChange={(_, days: number | null) => days !== null && change(periodOf(days, lastDay))}
    >
      {periods.map((days) => (
        <ToggleButton key={days} value={days}>
          <FormattedMessage id="panel.dashboard.days" values={{ days }} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function IntervalChoice({ filters, change }: StatisticsState) {
  const intl = useIntl();
  return (
    <SelectField
      aria-label={intl.formatMessage({ id: 'panel.dashboard.interval' })}
      value={filters.interval}
      options={intervalChoices.map((value) => ({
        value,
        label: intl.formatMessage({ id: `panel.dashboard.${value}` }),
      }))}
      onChange={(interval) => change({ interval })}
    />
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
  const { filters, choices, change, lastDay, hasInterval = true, barRef, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const bar = barRef ?? own;
  return (
    <Box ref={bar} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
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
      <Box data-filter="retailers" sx={{ display: 'contents' }}>
        <FilterMenu
          label={intl.formatMessage({ id: 'panel.filter.retailer' })}
          options={choices.retailers}
          value={filters.retailers}
          onChange={(retailers) => change({ retailers })}
        />
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }} />
      {/* Where they do not fit beside the filters, they go to the next line together; a phone has not that much room. */}
      <Box sx={{ display: { xs: 'contents', sm: 'flex' }, gap: 2, alignItems: 'center' }}>
        {hasInterval ? <IntervalChoice {...props} /> : null}
        <PeriodChoice {...props} />
        <DateRangeMenu
          label={intl.formatMessage({ id: 'panel.dashboard.period' })}
          value={filters}
          lastDay={lastDay}
          onChange={change}
        />
      </Box>
      <ChosenChips filters={filters} choices={choices} change={change} bar={bar} />
    </Box>
  );
}
