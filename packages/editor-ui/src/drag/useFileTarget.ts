import { useDrop } from 'react-dnd';
import { NativeTypes } from 'react-dnd-html5-backend';
import type { Point } from '@vitrina/editor-core/drag';

interface DroppedFiles {
  readonly files: File[];
}

/**
 * Makes an element a drop target for files from the desktop. Returns its ref and whether files are dragged
 * over it.
 */
export function useFileTarget(onFiles: (files: File[], pointer: Point) => void) {
  const [{ isOver }, connect] = useDrop<DroppedFiles, unknown, { isOver: boolean }>(
    () => ({
      accept: NativeTypes.FILE,
      collect: (monitor) => ({ isOver: monitor.isOver() }),
      drop: ({ files }, monitor) => {
        const pointer = monitor.getClientOffset();
        if (!monitor.didDrop() && pointer && files.length > 0) onFiles(files, pointer);
        return undefined;
      },
    }),
    [onFiles],
  );
  return { isOver, connect };
}
