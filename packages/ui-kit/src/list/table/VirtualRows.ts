import { useLayoutEffect, type RefObject } from 'react';

import type { DrawnRows } from './drawnRows.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** Props of {@link VirtualRows}. */
export interface VirtualRowsProps {
  count: number;
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>;
  /** Told which rows to draw, whenever they are others. */
  onChange: (drawn: DrawnRows | undefined) => void;
}

/**
 * Finds which rows of a long list are in sight, and draws nothing itself: the rows that were drawn before its code came stay
 * as they are.
 */
export function VirtualRows({ count, scroller, onChange }: VirtualRowsProps): null {
  const drawn = useVirtualRows(count, scroller);
  useLayoutEffect(() => onChange(drawn), [drawn, onChange]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}
