export { DateRangeMenu, type DateRangeMenuProps, type DayRange } from './DateRangeMenu.tsx';
