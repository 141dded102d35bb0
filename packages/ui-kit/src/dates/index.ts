export { DateRangeMenu, type DateRangeMenuProps } from './DateRangeMenu.tsx';
