import { useDeferredValue, useState, type RefObject } from 'react';

import { sizes } from '../../theme/tokens.ts';
import { DataTableBody, type DataTableBodyProps } from './DataTableBody.tsx';
import { beginningOf, firstRows, mostDrawn, type DrawnRows } from './drawnRows.ts';
import { LateVirtualRows } from './LateVirtualRows.ts';

type RowsProps<Row extends object> = Omit<DataTableBodyProps<Row>, 'drawn'> & {
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>;
};

/** So many rows the list begins with; the others follow piece by piece, giving way to input. */
const atOnce = 12;

/** The rows to draw, which scrolling changes; what is around them is not drawn anew for it. */
export function DataTableRows<Row extends object>({ scroller, ...props }: RowsProps<Row>) {
  const [inSight, setInSight] = useState<DrawnRows>();
  const count = props.rows.length;
  const isLong = count > mostDrawn;
  // Where the keyboard goes to a row before it is known which are in sight, the row is drawn once that is.
  const reveal = (index: number) => scroller.current?.scrollTo({ top: index * sizes.tableRowPx });
  const drawn = isLong && inSight ? inSight : { ...firstRows(count), reveal };
  const hasBegun = useDeferredValue(true, false);
  return (
    <>
      <DataTableBody
        {...(props as DataTableBodyProps<Row>)}
        drawn={hasBegun ? drawn : beginningOf(drawn, atOnce)}
      />
      {isLong ? <LateVirtualRows count={count} scroller={scroller} onChange={setInSight} /> : null}
    </>
  );
}
