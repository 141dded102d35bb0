import { useEffect, useState } from 'react';
import { useDragDropManager } from 'react-dnd';
import { createDropState, type DropState } from '@vitrina/editor-core/drag';

/** The drop preview of this editor; gone when the pointer leaves the page or the drag ends. */
export function useDropState(): DropState {
  const [dropState] = useState(createDropState);
  const monitor = useDragDropManager().getMonitor();
  useEffect(
    () =>
      monitor.subscribeToStateChange(() => {
        if (!monitor.isDragging() || monitor.getTargetIds().length === 0) dropState.set(undefined);
      }),
    [monitor, dropState],
  );
  return dropState;
}
