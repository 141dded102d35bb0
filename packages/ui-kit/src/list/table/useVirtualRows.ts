import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

import { sizes } from '../../theme/tokens.ts';

/** Up to here all rows are drawn: they are few enough, and the browser finds text in them. */
const mostDrawn = 100;
const overscan = 12;

/** The rows to draw, and the room that those before and after them take, in CSS pixels. */
export interface VirtualRows {
  indexes: readonly number[];
  beforePx: number;
  afterPx: number;
}

/** Of a long list only the rows in sight are drawn. */
export function useVirtualRows(count: number, scroller: RefObject<HTMLElement | null>): VirtualRows {
  const isLong = count > mostDrawn;
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and now, none is handed on
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    overscan,
    estimateSize: () => sizes.tableRowPx,
    getScrollElement: () => scroller.current,
  });
  if (!isLong)
    return { indexes: Array.from({ length: count }, (_, index) => index), beforePx: 0, afterPx: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    beforePx: items[0]?.start ?? 0,
    afterPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
