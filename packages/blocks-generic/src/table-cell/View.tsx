import type { ViewProps } from '@vitrina/block-kit/react';

import type { tableCell } from './index.ts';

/** A cell, or a column header. */
export function TableCellView({ root, props, children }: ViewProps<typeof tableCell>) {
  const colSpan = props.colspan > 1 ? props.colspan : undefined;
  return props.isHeader ? (
    <th {...root} colSpan={colSpan} scope="col">
      {children}
    </th>
  ) : (
    <td {...root} colSpan={colSpan}>
      {children}
    </td>
  );
}
