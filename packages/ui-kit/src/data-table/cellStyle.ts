import type { Column } from './columns.ts';

/** Width of a column and the screens it is left out of. */
export function cellStyle<Row>({ hideBelow, widthPx }: Pick<Column<Row>, 'hideBelow' | 'widthPx'>) {
  return {
    width: widthPx,
    ...(hideBelow ? { display: { xs: 'none', [hideBelow]: 'table-cell' } } : {}),
  };
}
