import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

import { sizes } from '../../theme/tokens.ts';
import type { DrawnRows } from './drawnRows.ts';

/** Rows drawn above and below those in sight, so that scrolling meets no gap. */
const overscan = 8;

/** Of a long list only the rows in sight are drawn. */
export function useVirtualRows(count: number, scroller: RefObject<HTMLElement | null>): DrawnRows {
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and now or after an event, none is kept
  const virtualizer = useVirtualizer({
    count,
    overscan,
    estimateSize: () => sizes.tableRowPx,
    getScrollElement: () => scroller.current,
  });
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    beforePx: items[0]?.start ?? 0,
    afterPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index),
  };
}
