import type { Column } from './columns.ts';

/** The width of a column, and the screens that hide it unless the user selected it. */
export function cellStyle<Row>(
  { hideBelow, isUnbroken, widthPx }: Pick<Column<Row>, 'hideBelow' | 'isUnbroken' | 'widthPx'>,
  isChosen: boolean,
) {
  return {
    width: widthPx,
    ...(isUnbroken ? { whiteSpace: { sm: 'nowrap' } } : {}),
    ...(hideBelow && !isChosen ? { display: { xs: 'none', [hideBelow]: 'table-cell' } } : {}),
  };
}
