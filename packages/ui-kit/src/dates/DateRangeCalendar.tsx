import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { enUS as enTexts, ruRU as ruTexts } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { ru } from 'date-fns/locale/ru';
import { parseISO } from 'date-fns/parseISO';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { toDay, type Day, type DayRange } from '../intl/days.ts';
import { useLocale } from '../intl/LocaleContext.ts';
import { colors } from '../theme/tokens.ts';

const calendarLocales = {
  en: { adapterLocale: enUS, localeText: enTexts.components.MuiLocalizationProvider.defaultProps.localeText },
  ru: { adapterLocale: ru, localeText: ruTexts.components.MuiLocalizationProvider.defaultProps.localeText },
};

/** Props of {@link DateRangeCalendar}. */
export interface DateRangeCalendarProps {
  value: DayRange | undefined;
  /** The last selectable day. Default: no limit. */
  lastDay?: Day;
  onChange: (range: DayRange) => void;
}

/** Returns the range between two days, in either order. */
export function rangeOf(one: Day, other: Day): DayRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

function dayStyle(day: Day, range: DayRange | undefined) {
  if (!range) return {};
  const { from, to } = range;
  const isEnd = day === from || day === to;
  if (isEnd) return { bgcolor: 'primary.main', color: 'primary.contrastText' };
  return day > from && day < to ? { bgcolor: colors.accentSoft } : {};
}

/** A calendar to select the first day of a range and then the last. */
export function DateRangeCalendar({ value, lastDay, onChange }: DateRangeCalendarProps) {
  const { formatLocale } = useLocale();
  const [first, setFirst] = useState<Day>();
  const shown = first === undefined ? value : { from: first, to: first };
  const choose = (date: Date | null) => {
    if (!date) return;
    if (first === undefined) setFirst(toDay(date));
    else onChange(rangeOf(first, toDay(date)));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} {...calendarLocales[formatLocale]}>
      <Typography
        variant="caption"
        component="p"
        aria-live="polite"
        sx={{ px: 6, pt: 3, color: 'text.secondary' }}
      >
        <FormattedMessage id={first === undefined ? 'ui.dates.chooseFirst' : 'ui.dates.chooseLast'} />
      </Typography>
      <DateCalendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover has nothing else to begin with
        autoFocus
        views={['year', 'month', 'day']}
        openTo="day"
        value={shown ? parseISO(shown.to) : null}
        // Two letters: three Russian weekdays have the same first letter.
        dayOfWeekFormatter={(date) =>
          format(date, 'EEEEEE', { locale: calendarLocales[formatLocale].adapterLocale })
        }
        maxDate={lastDay === undefined ? undefined : parseISO(lastDay)}
        onChange={(date, state) => {
          if (state === 'finish') choose(date);
        }}
        slotProps={{ day: ({ day }) => ({ selected: false, sx: dayStyle(toDay(day), shown) }) }}
      />
    </LocalizationProvider>
  );
}
