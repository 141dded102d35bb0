import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, type RefObject } from 'react';

import { sizes } from '../../theme/tokens.ts';
import type { DrawnRows } from './drawnRows.ts';

/** Rows rendered above and below the view, so that scrolling shows no gap. */
const overscan = 8;

/** Returns the rows of a long list to render: those in view; undefined until they are known. */
export function useVirtualRows(
  count: number,
  scroller: RefObject<HTMLElement | null>,
): DrawnRows | undefined {
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and now or after an event, none is kept
  const virtualizer = useVirtualizer({
    count,
    overscan,
    estimateSize: () => sizes.tableRowPx,
    getScrollElement: () => scroller.current,
    // The user may have scrolled before this code loaded.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    // Renders scrolled and measured rows together, once per frame.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  const beforePx = items[0]?.start ?? 0;
  const afterPx = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return useMemo(
    () =>
      first === undefined || last === undefined
        ? undefined
        : {
            indexes: Array.from({ length: last - first + 1 }, (_, place) => first + place),
            beforePx,
            afterPx,
            measure: virtualizer.measureElement,
            reveal: (index) => virtualizer.scrollToIndex(index),
          },
    [first, last, beforePx, afterPx, virtualizer],
  );
}
