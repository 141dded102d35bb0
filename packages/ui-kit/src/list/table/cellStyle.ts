import type { Column } from './columns.ts';

/** Width of a column and the screens it is left out of, unless somebody chose to see it. */
export function cellStyle<Row>(
  { hideBelow, widthPx }: Pick<Column<Row>, 'hideBelow' | 'widthPx'>,
  isChosen: boolean,
) {
  return {
    width: widthPx,
    ...(hideBelow && !isChosen ? { display: { xs: 'none', [hideBelow]: 'table-cell' } } : {}),
  };
}
