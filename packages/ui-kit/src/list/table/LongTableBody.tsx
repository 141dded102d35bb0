import type { RefObject } from 'react';

import { DataTableBody, type DataTableBodyProps } from './DataTableBody.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

/** Props of {@link LongTableBody}. */
export type LongTableBodyProps<Row extends object> = Omit<DataTableBodyProps<Row>, 'drawn'> & {
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>;
};

/** The rows of a long list: only those in sight are drawn. */
export function LongTableBody<Row extends object>({ scroller, ...props }: LongTableBodyProps<Row>) {
  const drawn = useVirtualRows(props.rows.length, scroller);
  return <DataTableBody {...(props as DataTableBodyProps<Row>)} drawn={drawn} />;
}
