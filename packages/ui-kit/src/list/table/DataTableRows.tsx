import { useDeferredValue, useState, type RefObject } from 'react';

import { sizes } from '../../theme/tokens.ts';
import { DataTableBody, type DataTableBodyProps } from './DataTableBody.tsx';
import { beginningOf, firstRows, mostDrawn, type DrawnRows } from './drawnRows.ts';
import { LazyVirtualRows } from './LazyVirtualRows.ts';

type RowsProps<Row extends object> = Omit<DataTableBodyProps<Row>, 'drawn'> & {
  /** The scroll container of the rows. */
  scroller: RefObject<HTMLElement | null>;
};

/** The number of rows rendered first; the others follow in pieces and yield to input. */
const atOnce = 12;

/** Renders the rows in view; scrolling rerenders them, but not their surroundings. */
export function DataTableRows<Row extends object>({ scroller, ...props }: RowsProps<Row>) {
  const [inSight, setInSight] = useState<DrawnRows>();
  const count = props.rows.length;
  const isLong = count > mostDrawn;
  // If the keyboard moves to a row before the rows in view are known, the row renders once they are.
  const reveal = (index: number) => scroller.current?.scrollTo({ top: index * sizes.tableRowPx });
  const drawn = isLong && inSight ? inSight : { ...firstRows(count), reveal };
  const hasBegun = useDeferredValue(true, false);
  return (
    <>
      <DataTableBody
        {...(props as DataTableBodyProps<Row>)}
        drawn={hasBegun ? drawn : beginningOf(drawn, atOnce)}
      />
      {isLong ? <LazyVirtualRows count={count} scroller={scroller} onChange={setInSight} /> : null}
    </>
  );
}
