import type { Column } from './columns.ts';

/** Width of a column and the screens it is left out of, unless somebody chose to see it. */
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
