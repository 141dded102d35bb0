import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterMenu, FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { DateRangeMenu } from '@vitrina/ui-kit/dates';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { ViewsChoiceField, ViewsNote } from './ViewsChoiceField.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { findPeriod, intervalChoices, marketplaceChoices, periodOf } from './statisticsFilters.ts';
import type { StatisticsState } from './useStatisticsFilters.ts';

/** Props of {@link StatisticsFilterBar}. */
export interface StatisticsFilterBarProps extends StatisticsState {
  /** Whether the screen has a chart over time. Default: `true`. */
  hasInterval?: boolean;
  /** Whether the screen can count other views than verified ones. Default: `true`. */
  hasViews?: boolean;
  /** Ref of the filter bar, used to focus the first empty control. */
  barRef?: RefObject<HTMLDivElement | null>;
  /** Additional controls of the screen, before the others. */
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

/** Filter bar of a statistics screen. */
export function StatisticsFilterBar(props: StatisticsFilterBarProps) {
  const intl = useIntl();
  const { filters, choices, change, lastDay, hasInterval = true, hasViews = true, barRef, children } = props;
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
      {hasViews ? <ViewsChoiceField {...props} /> : null}
      <Box sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }} />
      {/* Keeps these controls on the same line when they wrap, except on phones. */}
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
      {hasViews ? <ViewsNote views={filters.views} /> : null}
      <ChosenChips filters={filters} choices={choices} change={change} bar={bar} />
    </Box>
  );
}
