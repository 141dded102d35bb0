import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';

import type { LayerMark } from './useLayerDrop.ts';

/** How long a drag must hover over the middle of a collapsed row to expand it, in ms. */
const openAfterMs = 600;

/** Expands a collapsed row during a drag, so that the dragged item can be dropped inside. */
export function useOpeningUnderDrag(
  mark: LayerMark | undefined,
  setOpen: (id: ComponentId, isOpen: boolean) => void,
): void {
  const id = mark?.part === 'inside' ? mark.rowId : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setOpen(id, true), openAfterMs);
    return () => clearTimeout(timer);
  }, [id, setOpen]);
}
