import Popover from '@mui/material/Popover';
import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';

import type { Day, DayRange } from '../intl/days.ts';
import { useFormat } from '../intl/useFormat.ts';
import { calendarSize, DateRangeCalendar } from './lazyCalendar.ts';

/** Props of {@link DateRangeMenu}. */
export interface DateRangeMenuProps {
  /** The meaning of the range: "Period". */
  label: string;
  value: DayRange;
  /** The last selectable day. */
  lastDay: Day;
  onChange: (range: DayRange) => void;
}

/**
 * A button that shows a range of days and opens a calendar: the first click sets the first day, the second
 * the last.
 */
export function DateRangeMenu({ label, value, lastDay, onChange }: DateRangeMenuProps) {
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = format.dayRange(value.from, value.to);
  const choose = (range: DayRange) => {
    setAnchor(null);
    onChange(range);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${text}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<CalendarToday />}
        sx={{ fontWeight: 400 }}
      >
        {text}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { mt: 1 } } }}
      >
        <Box sx={{ ...calendarSize, maxWidth: '100%' }}>
          <Suspense fallback={<Skeleton variant="rectangular" {...calendarSize} />}>
            <DateRangeCalendar value={value} lastDay={lastDay} onChange={choose} />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}
