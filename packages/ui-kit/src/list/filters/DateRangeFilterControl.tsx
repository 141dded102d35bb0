import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';

import { calendarSize, DateRangeCalendar } from '../../dates/lazyCalendar.ts';
import { FilterPopover } from '../../filter-menu/FilterPopover.tsx';
import { isDay } from '../../intl/days.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { FilterFooter } from '../../filter-menu/FilterFooter.tsx';
import type { DateRangeFilter, FilterControlProps } from './listFilter.ts';

/** Filters by a range of days, both included. */
export function DateRangeFilterControl({
  filter,
  values,
  onChange,
  isOpenAtFirst,
}: FilterControlProps<DateRangeFilter>) {
  const format = useFormat();
  const [fromName, toName] = filter.names;
  const from = values[fromName] ?? null;
  const to = values[toName] ?? null;
  const range = isDay(from) && isDay(to) ? { from, to } : undefined;
  const set = (close: () => void, from = '', to = '') => {
    onChange({ [fromName]: from, [toName]: to });
    close();
  };
  return (
    <FilterPopover
      label={filter.label}
      summary={range ? format.dayRange(range.from, range.to) : ''}
      widthPx={calendarSize.width}
      isOpenAtFirst={isOpenAtFirst}
    >
      {(close) => (
        <>
          <Box sx={{ ...calendarSize, maxWidth: '100%' }}>
            <Suspense fallback={<Skeleton variant="rectangular" {...calendarSize} />}>
              <DateRangeCalendar value={range} onChange={(chosen) => set(close, chosen.from, chosen.to)} />
            </Suspense>
          </Box>
          <FilterFooter canClear={range !== undefined} onClear={() => set(close)} />
        </>
      )}
    </FilterPopover>
  );
}
