import { createTransition, MultiBackend, type MultiBackendOptions } from 'dnd-multi-backend';
import { createDragDropManager, type DragDropManager } from 'dnd-core';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** Duration of a press after which a finger drags instead of scrolling, in milliseconds. */
const longPressMs = 250;

/** Creates the drag manager of a window: HTML5 drags for the mouse and for files, a long press for fingers. */
export function createDragManager(): DragDropManager {
  return createDragDropManager(MultiBackend, globalThis, createOptions());
}

/**
 * Switches the backend at `pointerdown`, before `touchstart` and `dragstart`, so that the new backend
 * receives the whole gesture and no event has to be dispatched again. A file dragged in after a touch has no
 * `pointerdown`, so it switches on its own event.
 */
function createOptions(): MultiBackendOptions {
  let isTouch = false;
  const onPointer = (pointerType: string) =>
    createTransition('pointerdown', (event) => {
      const isMatch = event instanceof PointerEvent && event.pointerType === pointerType;
      if (isMatch) isTouch = pointerType === 'touch';
      return isMatch;
    });
  const onFiles = createTransition('dragenter', (event) => {
    const isMatch =
      isTouch && event instanceof DragEvent && (event.dataTransfer?.types.includes('Files') ?? false);
    if (isMatch) isTouch = false;
    return isMatch;
  });
  return {
    backends: [
      { id: 'mouse', backend: HTML5Backend, transition: onPointer('mouse'), skipDispatchOnTransition: true },
      {
        id: 'touch',
        backend: TouchBackend,
        options: { delayTouchStart: longPressMs, ignoreContextMenu: true },
        transition: onPointer('touch'),
        skipDispatchOnTransition: true,
      },
      { id: 'files', backend: HTML5Backend, transition: onFiles },
    ],
  };
}
