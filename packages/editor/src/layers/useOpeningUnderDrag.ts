import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';

import type { LayerMark } from './useLayerDrop.ts';

/** How long a drag rests in the middle of a folded row before it opens, in ms. */
const openAfterMs = 600;

/** Opens a folded row that something is held over: what is in it can be dropped beside then. */
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
