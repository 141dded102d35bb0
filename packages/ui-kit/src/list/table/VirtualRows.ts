import { useLayoutEffect, type RefObject } from 'react';

import type { DrawnRows } from './drawnRows.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** Props of {@link VirtualRows}. */
export interface VirtualRowsProps {
  count: number;
  /** The scroll container of the rows. */
  scroller: RefObject<HTMLElement | null>;
  /** Called when the rows to render change. */
  onChange: (drawn: DrawnRows | undefined) => void;
}

/**
 * Determines the rows of a long list that are in view. Renders nothing, so rows rendered before its code
 * loaded stay.
 */
export function VirtualRows({ count, scroller, onChange }: VirtualRowsProps): null {
  const drawn = useVirtualRows(count, scroller);
  useLayoutEffect(() => onChange(drawn), [drawn, onChange]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}
