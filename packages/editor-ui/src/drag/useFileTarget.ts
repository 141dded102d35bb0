import { useDrop } from 'react-dnd';
import { NativeTypes } from 'react-dnd-html5-backend';
import type { Point } from '@vitrina/editor-core/drag';

import { useTransferReader } from './useTransferReader.ts';

interface DroppedFiles {
  readonly dataTransfer: DataTransfer;
}

/**
 * Makes an element a drop target for files and folders from the desktop. Returns its ref and whether files are
 * dragged over it.
 */
export function useFileTarget(onFiles: (files: readonly File[], pointer: Point) => void) {
  const read = useTransferReader();
  const [{ isOver }, connect] = useDrop<DroppedFiles, unknown, { isOver: boolean }>(
    () => ({
      accept: NativeTypes.FILE,
      collect: (monitor) => ({ isOver: monitor.isOver() }),
      drop: ({ dataTransfer }, monitor) => {
        const pointer = monitor.getClientOffset();
        if (!monitor.didDrop() && pointer) read(dataTransfer, (files) => onFiles(files, pointer));
        return undefined;
      },
    }),
    [onFiles, read],
  );
  return { isOver, connect };
}
